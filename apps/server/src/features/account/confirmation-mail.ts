import type { MailWords } from '#platform/mail/mail.repository.ts';

/** The words of the mail with the link to confirm the address that it goes to. */
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
