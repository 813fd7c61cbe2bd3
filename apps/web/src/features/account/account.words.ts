/** The words of the account screens that the specification does not fix. */
export const accountWords = {
  usernameOrEmail: 'Username or email',
  username: 'Username',
  usernameHint: '3 to 20 letters, digits, or _ . -',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  agree: {
    age: 'Thirteen is for fans aged 13 or older. By signing up you say that you are, and agree to the',
    terms: 'terms',
    between: '. What we keep about you is on the',
    privacy: 'privacy page',
    end: '.',
  },
  currentPassword: 'Current password',
  newPassword: 'New password',
  missing: {
    usernameOrEmail: 'Enter your username or your email address.',
    username: 'Choose a username.',
    email: 'Enter your email address.',
    password: 'Enter your password.',
    newPassword: 'Choose a password.',
    currentPassword: 'Enter your current password.',
  },
  signedUpNotIn: 'Your account is ready. Please log in.',
  resetLinkMissing:
    'This address is missing its secret part. Open the link in the mail again, or ask for a new one.',
  passwordReset: 'Your password has been changed. Log in with the new one.',
  passwordChanged: 'Your password has been changed. Other devices are logged out.',
  listen: {
    title: 'Listen',
    text: 'Each song leads to where you can hear all of it. This browser remembers your favorite place.',
    first: 'Listen first at',
  },
  devices: {
    title: 'Devices',
    text: 'Where you are logged in.',
    list: 'Your devices',
    this: 'This device',
    alone: 'You aren’t logged in anywhere else.',
    opened: (date: string) => `Logged in on ${date}`,
    lastSeen: (when: string) => `last seen ${when}`,
    inUse: 'in use now',
    end: 'End this one',
    ended: (device: string) => `${device} is logged out.`,
    failed: 'We couldn’t load the list of your devices.',
  },
  everywhere: {
    open: 'Log out everywhere',
    title: 'Log out everywhere?',
    text: 'This will log out all your devices. Enter your password to confirm.',
    keep: 'Stay logged in',
  },
  data: {
    title: 'Your data',
    text: 'Everything Thirteen stores about you, as one JSON file.',
    download: 'Download my data',
    bringIn: 'Bring in a list',
    myEras: 'My lists through time',
  },
  deletion: {
    title: 'Delete account',
    text: 'Removes your account and everything in it, for good.',
    open: 'Delete my account',
    question: 'Delete your account?',
    warning:
      'Your lists, your profile and your share in the charts are removed at once. This can’t be undone. Enter your password to confirm.',
    keep: 'Keep my account',
  },
  loggedOutEverywhere: 'You are logged out on all devices.',
  accountDeleted: 'Your account and everything in it are gone. Take care.',
  mailSent:
    'If that address belongs to an account, a mail with a link is on its way. The link works for 60 minutes.',
  yourEmail: {
    title: 'Your email',
    text: 'For a new password when you forget yours. Confirming it keeps it yours alone.',
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed yet',
    none: 'You have no email address here: another fan confirmed yours as theirs. Add one, so that you can reset your password.',
    bouncedTitle: 'Mails to this address come back',
    bounced:
      'We stopped sending mails there, the one for a new password too. Change it to an address that works. Does this one work again?',
    writeToUs: 'Write to us',
    notLoaded: 'We couldn’t load your email address.',
    sendLink: 'Send me a confirmation link',
    change: 'Change email',
    add: 'Add email',
    newEmail: 'New email',
    linkSent: (email: string) => `A mail with a link is on its way to ${email}. The link works for 24 hours.`,
    dialogText: 'We send a link to the new address. Your email changes when you open it.',
  },
  confirmEmail: {
    title: 'Confirm email',
    lead: 'One tap, and this email address is confirmed for your Thirteen account.',
    action: 'Confirm my email',
    done: 'Your email is confirmed. Thank you!',
    noToken:
      'This address is missing its secret part. Open the link in the mail again, or ask for a new one on your account page.',
    toAccount: 'Go to your account',
    taken: 'Another fan has already confirmed this email address for an account of theirs.',
  },
} as const;

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
