import { PASSWORD_MIN_LENGTH } from '@thirteen/domain/account/account-rules.ts';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the commonest, whatever its case. The list is loaded when it is first needed. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
}

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'].map((password) => String(password).toLowerCase());
  return new Set(listed.filter((password) => password.length >= PASSWORD_MIN_LENGTH));
}
