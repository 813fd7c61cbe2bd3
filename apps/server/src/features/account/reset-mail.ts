import type { Mail } from '#platform/mail/mail.repository.ts';

/** The mail with the link to reset a password. */
export function resetMail(
  account: { readonly username: string; readonly email: string },
  link: string,
): Mail {
  return {
    recipient: account.email,
    subject: 'Reset your Thirteen password',
    text: [
      `Hi ${account.username},`,
      'someone, hopefully you, asked to reset the password of your Thirteen account.\nChoose a new one here:',
      link,
      'The link works once, within 60 minutes.',
      "If it wasn't you, just ignore this mail: your password stays as it is.",
      'Thirteen',
    ].join('\n\n'),
  };
}
