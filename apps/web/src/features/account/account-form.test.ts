import { describe, expect, test } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { problemWords } from '#lib/api/problem.words.ts';
import { emailError, newPasswordError, placeError, usernameError } from './account-form.ts';
import { accountWords } from './account.words.ts';

describe('the words at a field', () => {
  test.each([
    { name: 'no username', error: usernameError(''), text: accountWords.missing.username },
    { name: 'a short username', error: usernameError('ab'), text: problemWords['username-length'] },
    { name: 'a reserved username', error: usernameError('Admin'), text: problemWords['username-reserved'] },
    { name: 'no email', error: emailError(''), text: accountWords.missing.email },
    { name: 'half an email', error: emailError('a@b'), text: problemWords['email-invalid'] },
    { name: 'no password', error: newPasswordError(''), text: accountWords.missing.newPassword },
    { name: 'a short password', error: newPasswordError('1234567'), text: problemWords['password-length'] },
    {
      name: 'the username as password',
      error: newPasswordError('juniper13', { username: 'Juniper13', email: 'a@b.example' }),
      text: problemWords['password-like-account'],
    },
    { name: 'a good username', error: usernameError('cabin.light'), text: undefined },
    { name: 'a good password', error: newPasswordError('sparks fly tonight'), text: undefined },
  ])('for $name', ({ error, text }) => {
    expect(error).toBe(text);
  });
});

describe('a refused form', () => {
  const taken = new ApiError('username-taken', { status: 409, field: 'username' });

  test('has its words at the field that the server names', () => {
    expect(placeError(['username', 'email'], taken)).toEqual({ username: problemWords['username-taken'] });
  });

  test('has its words above the form when the field is not in it', () => {
    expect(placeError(['email'], taken)).toEqual({ form: problemWords['username-taken'] });
  });
});
