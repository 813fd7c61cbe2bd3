/** The words of the account screens that the specification does not fix. */
export const accountWords = {
  usernameOrEmail: 'Username or email',
  username: 'Username',
  usernameHint: '3 to 20 letters, digits, or _ . -',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters',
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
  passwordReset: 'Your password has been changed. Log in with the new one.',
  passwordChanged: 'Your password has been changed. Other devices are logged out.',
  loggedOutEverywhere: 'You are logged out on all devices.',
  accountDeleted: 'Your account and everything in it are gone. Take care.',
  mailSent:
    'If that address belongs to an account, a mail with a link is on its way. The link works for 60 minutes.',
} as const;
