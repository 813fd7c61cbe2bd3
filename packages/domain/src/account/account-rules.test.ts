import { describe, expect, test } from 'vitest';
import { checkEmail, checkPassword, checkUsername, foldPassword } from './account-rules.ts';

describe('checkUsername', () => {
  test.each(['abc', 'a'.repeat(20), '13thirteen', 'A_b.c-D', '0--'])('takes %s', (username) => {
    expect(checkUsername(username)).toBeUndefined();
  });

  test.each([
    ['', 'username-length'],
    ['ab', 'username-length'],
    ['a'.repeat(21), 'username-length'],
    ['_abc', 'username-characters'],
    ['-abc', 'username-characters'],
    ['a b c', 'username-characters'],
    ['abc@example', 'username-characters'],
    ['zoë', 'username-characters'],
    ['abc\n', 'username-characters'],
    ['taylorSwift', 'username-reserved'],
    ['THIRTEEN', 'username-reserved'],
    ['Admin', 'username-reserved'],
    ['root', 'username-reserved'],
    ['SUPPORT', 'username-reserved'],
    ['Api', 'username-reserved'],
    ['undefined', 'username-reserved'],
    ['Null', 'username-reserved'],
  ])('refuses %j', (username, problem) => {
    expect(checkUsername(username)).toBe(problem);
  });
});

describe('checkEmail', () => {
  const label = 'b'.repeat(61);

  test.each([
    'a@example.org',
    'a@x.y.org',
    "o'neil+songs@mail.example.co",
    `${'a'.repeat(64)}@example.org`,
    // 254 characters in all.
    `${'a'.repeat(64)}@${label}.${label}.${label}.org`,
  ])('takes %s', (email) => {
    expect(checkEmail(email)).toBeUndefined();
  });

  test.each([
    '',
    'a',
    '@example.org',
    'a@example',
    'a@@example.org',
    'a b@example.org',
    'a@example..org',
    'a@-example.org',
    'a@example.org\n',
    'a@example.org,b@example.org',
    '"A" <a@example.org>',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example.org`,
  ])('refuses %j', (email) => {
    expect(checkEmail(email)).toBe('email-invalid');
  });
});

describe('checkPassword', () => {
  const account = { username: 'Evermore13', email: 'Fan@example.org' };

  test.each([
    '12345678',
    ' '.repeat(8),
    '💛'.repeat(8),
    '💛'.repeat(128),
    'x'.repeat(128),
    'a\u0000b\ncdefg',
    'Evermore13!',
    'my Evermore13',
    'fan@example.organic',
  ])('takes %j', (password) => {
    expect(checkPassword(password, account)).toBeUndefined();
  });

  test.each([
    ['1234567', 'password-length'],
    ['💛'.repeat(7), 'password-length'],
    ['x'.repeat(129), 'password-length'],
    ['eVERMORE13', 'password-like-account'],
    ['fan@EXAMPLE.org', 'password-like-account'],
    ['Ever more 13', 'password-like-account'],
    ['ever-more_13', 'password-like-account'],
  ])('refuses %j', (password, problem) => {
    expect(checkPassword(password, account)).toBe(problem);
  });

  test('refuses what stands before the at sign of the email address', () => {
    const other = { username: 'Evermore13', email: 'maple.lattes@example.org' };
    expect(checkPassword('MapleLattes', other)).toBe('password-like-account');
    expect(checkPassword('maple lattes', other)).toBe('password-like-account');
    expect(checkPassword('maple lattes 2', other)).toBeUndefined();
  });

  test('refuses nothing for an email address that is not known', () => {
    const other = { username: 'Evermore13', email: '' };
    expect(checkPassword('maple lattes', other)).toBeUndefined();
    expect(checkPassword(' '.repeat(8), other)).toBeUndefined();
  });

  test('compares without case, spaces and what stands for them', () => {
    expect(foldPassword('My Ever_More-1.3')).toBe('myevermore13');
  });
});
