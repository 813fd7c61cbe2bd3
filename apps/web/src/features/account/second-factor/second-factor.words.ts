/** The words of the second factor. */
export const secondFactorWords = {
  loadFailed: 'We couldn’t load this. Check your connection and try again.',
  off: 'Two-step login is off.',
  on: 'Two-step login is on.',
  code: 'Code',
  appCode: 'Code of your app',
  codeHint: 'Six digits from your app, or one of your recovery codes',
  missingCode: 'Enter the code.',
  begin: 'To begin, enter your password. Turning two-step login on logs out your other devices.',
  scan: 'Scan this with an authenticator app, or type the key into it. Then enter the code that the app shows.',
  key: 'Key to type',
  keep: 'Each code lets you in once if you lose your phone. Keep them somewhere safe: this is the only time you see them.',
  isOn: 'Two-step login is on. From now on you need a code to log in.',
  isOff: 'Two-step login is off.',
  copied: 'Recovery codes copied.',
  copyFailed: 'Your browser won’t let us copy. Select the codes and copy them yourself.',
} as const;

/** How many recovery codes are left, in words. */
export function codesLeft(count: number): string {
  if (count === 0) return 'No recovery codes are left.';
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`;
}
