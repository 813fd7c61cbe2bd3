import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { logOptions } from './log-options.ts';

/** The line that the server's log gets for what was thrown, as an object. */
function lineOf(thrown: unknown): { err?: { message?: string; type?: string; cause?: string } } {
  let line = '';
  const stream = { write: (text: string) => void (line = text) };
  Fastify({ logger: { ...logOptions('info'), stream } }).log.warn({ err: thrown }, 'preview not made');
  return JSON.parse(line) as ReturnType<typeof lineOf>;
}

describe('a line about a failure', () => {
  test.each([
    { name: 'an error', thrown: new RangeError('too far'), said: 'too far' },
    { name: 'a text', thrown: 'no sound', said: 'no sound' },
    { name: 'nothing', thrown: undefined, said: 'undefined' },
    { name: 'null', thrown: null, said: 'null' },
  ])('carries $name that was thrown', ({ thrown, said }) => {
    expect(lineOf(thrown).err).toMatchObject({ message: said, stack: expect.stringContaining(said) });
  });

  test.each([
    { cause: new Error('the disk is full'), said: 'Error: the disk is full' },
    { cause: 'ENOSPC', said: 'Error: ENOSPC' },
  ])('says what caused it: $said', ({ cause, said }) => {
    expect(lineOf(new Error('not kept', { cause })).err?.cause).toBe(said);
  });
});
