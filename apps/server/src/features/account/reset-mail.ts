import type { MailWords } from '#platform/mail/mail.repository.ts';

/** The words of the mail with the link to reset a password. */
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
