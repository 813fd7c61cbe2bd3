import type { MailWords } from '#platform/mail/mail.repository.ts';

/** The mails of an account that are written when they are sent, most of them since they hold a link, by the names under which they are stored. */
export const linkMailKinds = {
  reset: 'password-reset',
  confirmation: 'email-confirmation',
  renamed: 'account-renamed',
} as const;

/** The mail with the link to reset a password. */
export function resetMail(username: string, link: string): MailWords {
  return {
    subject: 'Reset your Thirteen password',
    text: [
      `Hi ${username},`,
      'someone, hopefully you, asked to reset the password of your Thirteen account.\nChoose a new one here:',
      link,
      'The link works once, within 60 minutes. Got more than one of these mails? Any of the links will do,\nthe older ones too, until you have used one of them.',
      "If it wasn't you, just ignore this mail: your password stays as it is.",
      'Thirteen',
    ].join('\n\n'),
  };
}

/** The mail with the link to confirm the address that it goes to. */
export function confirmationMail(username: string, link: string): MailWords {
  return {
    subject: 'Confirm your email for Thirteen',
    text: [
      `Hi ${username},`,
      'is this your email address? Confirm it for your Thirteen account here:',
      link,
      'The link works once, within 24 hours.',
      `If you aren't ${username} on Thirteen, just ignore this mail: without the link, nothing happens.`,
      'Thirteen',
    ].join('\n\n'),
  };
}

/** The mail that tells a fan the name under which the operator keeps the account from now on. */
export function renamedMail(username: string, contactAddress: string): MailWords {
  return {
    subject: 'Your username on Thirteen has changed',
    text: [
      'Hi,',
      `your username on Thirteen is now ${username}. The people who run the site changed it.\nLog in with it from now on, or with this email address; your password is the same as before.`,
      'Links to your public pages have changed with it, and the old ones lead nowhere. If you think that\nthis is a mistake, write to us:',
      contactAddress,
      'Thirteen',
    ].join('\n\n'),
  };
}
