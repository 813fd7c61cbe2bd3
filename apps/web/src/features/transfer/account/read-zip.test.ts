import { toAccountFile } from '@thirteen/contract/account-file/account-file.ts';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isZip, readAccountText, readZip, ZIP_LIMIT } from './read-zip.ts';

const data = {
  username: 'juniper',
  exportedAt: '2026-01-13T13:00:00.000Z',
  profile: { theme: 'Red', profileImage: 'tour-1', profileQuestions: [] },
  lists: [{ list: 'top13', items: ['ivy', null], placed: null }],
  sorts: [{ id: 'x' }],
} as never;
const account = JSON.stringify(toAccountFile(data));
const zip = (files: Zippable) => zipSync(files);
const codeOf = (bytes: Uint8Array) => {
  const read = readZip(bytes);
  return read.ok ? 'ok' : read.problem.code;
};

/** A ZIP whose directory tells lies of sizes: the same bytes with another number in each of its headers. */
function lyingZip(size: number): Uint8Array {
  const bytes = zip({ 'account.json': strToU8(account) });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 28 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, size, true);
  }
  return bytes;
}

describe('a ZIP of an account', () => {
  test('is read, with what a stranger may have put into it left out', () => {
    const bytes = zip({
      'account.json': strToU8(account),
      'lists/top13.csv': strToU8('Rank'),
      'posters/a.png': strToU8('x'),
    });
    expect(isZip(bytes)).toBe(true);
    expect(readZip(bytes)).toMatchObject({
      value: { username: 'juniper', theme: 'Red', lists: [{ list: 'top13' }], sorts: [] },
    });
  });

  test.each([
    ['a folder above', { 'account.json': strToU8(account), '../../evil.csv': strToU8('x') }, 'not-ours'],
    ['an absolute name', { 'account.json': strToU8(account), '/etc/passwd': strToU8('x') }, 'not-ours'],
    ['a ZIP within', { 'account.json': strToU8(account), 'lists/more.zip': strToU8('PK') }, 'not-ours'],
    ['no account', { 'lists/top13.csv': strToU8('Rank') }, 'not-ours'],
    [
      'too many files',
      Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`lists/l${at}.csv`, strToU8('x')])),
      'not-ours',
    ],
    ['zeros without end', { 'account.json': new Uint8Array(ZIP_LIMIT + 1) }, 'zip-too-large'],
    [
      'many that are too large together',
      {
        'account.json': strToU8(account),
        'posters/a.png': new Uint8Array(6_000_000),
        'posters/b.png': new Uint8Array(6_000_000),
      },
      'zip-too-large',
    ],
    ['no JSON', { 'account.json': strToU8('{"schema":') }, 'damaged'],
    ['no text', { 'account.json': new Uint8Array([0xff, 0xfe, 0]) }, 'damaged'],
    ['other JSON', { 'account.json': strToU8('{"a":1}') }, 'not-ours'],
    ['a later version', { 'account.json': strToU8('{"schema":"thirteen-account","version":2}') }, 'newer'],
    [
      'no lists',
      { 'account.json': strToU8('{"schema":"thirteen-account","version":1,"username":"x"}') },
      'damaged',
    ],
  ] as const)('with %s is refused', (_name, files, code) => {
    expect(codeOf(zip(files as Zippable))).toBe(code);
  });

  test('that is cut off, noise, or packed too large is refused', () => {
    const whole = zip({ 'account.json': strToU8(account) });
    for (const length of [4, 30, whole.length - 30, whole.length - 1])
      expect(codeOf(whole.slice(0, length))).toBe('damaged');
    expect(codeOf(whole.map((byte, at) => (at > 30 && at < 60 ? byte ^ 0x5a : byte)))).toBe('damaged');
    expect(codeOf(new Uint8Array(ZIP_LIMIT + 1))).toBe('zip-too-large');
  });

  test.each([0, 5, 4_000_000_000])(
    'whose directory lies of %i bytes is refused, and takes no room',
    (size) => {
      expect(codeOf(lyingZip(size))).toBe(size > ZIP_LIMIT ? 'zip-too-large' : 'damaged');
    },
  );

  test('comes as plain JSON, too; other texts are none', () => {
    expect(readAccountText(account)).toMatchObject({ value: { username: 'juniper' } });
    for (const text of ['willow', '[1]', '{"songs":[]}', 'null', '{'])
      expect(readAccountText(text)).toBeUndefined();
  });
});
