import { expect, test } from 'vitest';
import { checkContact } from './contact-rules.ts';

const message = { name: 'Ana', email: 'ana@example.org', message: 'Hello!' };

test.each([
  { name: 'with all it needs', change: {}, problem: undefined },
  { name: 'without a name', change: { name: '' }, problem: 'contact-name-required' },
  { name: 'without an email', change: { email: '' }, problem: 'email-invalid' },
  { name: 'with half an email', change: { email: 'ana@' }, problem: 'email-invalid' },
  { name: 'without a message', change: { message: '' }, problem: 'contact-message-required' },
  {
    name: 'without anything',
    change: { name: '', email: '', message: '' },
    problem: 'contact-name-required',
  },
])('a message $name', ({ change, problem }) => {
  expect(checkContact({ ...message, ...change })).toBe(problem);
});
