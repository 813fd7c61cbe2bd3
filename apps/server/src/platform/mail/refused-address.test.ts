import { describe, expect, test } from 'vitest';
import { isAddressRefused } from './mail-sender.ts';

const replyTo = (command: string, response: string) =>
  Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });

describe('a reply of a mail server', () => {
  test.each([
    '550 5.1.1 No such user here',
    '550-5.1.1 The email account that you tried to reach does not exist\n550 5.1.1 try again',
    '550 5.1.2 Unknown domain',
    '551 5.1.6 The mailbox has moved',
    '556 5.1.10 The domain takes no mail',
    '550 5.2.1 The account is disabled',
    '550 No such user',
    '553 Mailbox name unknown',
  ])('refuses the address for good: %s', (response) => {
    expect(isAddressRefused(replyTo('RCPT TO', response))).toBe(true);
  });

  test.each([
    ['RCPT TO', '450 4.2.0 Greylisted, come back later'],
    ['RCPT TO', '451 4.7.1 Please try again later'],
    ['RCPT TO', '421 4.3.2 Shutting down'],
    ['RCPT TO', '552 5.2.2 The mailbox is full'],
    ['RCPT TO', '554 5.7.1 Relay access denied'],
    ['RCPT TO', '550 5.7.1 Blocked for spam'],
    ['RCPT TO', '550 5.1.8 The sender is not known'],
    ['RCPT TO', '550 5.4.4 No route to the host'],
    ['RCPT TO', '550 Relaying denied'],
    ['RCPT TO', '550 Rejected by policy'],
    ['MAIL FROM', '550 Not from here'],
    ['DATA', '554 5.6.0 The message is not well formed'],
    ['DATA', '550 Looks like nothing we want'],
    ['AUTH PLAIN', '535 5.7.8 Authentication failed'],
  ])('to %s says nothing about the address: %s', (command, response) => {
    expect(isAddressRefused(replyTo(command, response))).toBe(false);
  });

  test('that never came says nothing about the address', () => {
    expect(isAddressRefused(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' }))).toBe(false);
    expect(isAddressRefused('550 5.1.1')).toBe(false);
  });
});
