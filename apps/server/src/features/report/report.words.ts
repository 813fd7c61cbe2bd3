import type { ReportTopic } from '@thirteen/domain/report/report-rules.ts';
import type { MailWords } from '#platform/mail/mail.repository.ts';

/** The answer to who reported a page. */
export const REPORTED = { message: 'Thank you. The people behind Thirteen will look at it.' };

const topics: Readonly<Record<ReportTopic, string>> = {
  name: 'the name',
  answers: 'the answers',
  look: 'the picture or the theme',
  other: 'something else',
};

type Report = {
  readonly username: string;
  /** The address of the page. */
  readonly address: string;
  readonly topic: ReportTopic;
  readonly words: string;
};

/** The mail about a reported page. What a stranger wrote stands last and quoted, so that it can't look like the rest. */
export function reportMail({ username, address, topic, words }: Report): MailWords {
  const quoted = words
    .split(/\r\n|[\r\n]/)
    .map((line) => `> ${line}`)
    .join('\n');
  return {
    subject: `Thirteen: a page of ${username} was reported`,
    text: [
      `Somebody reported this page:\n${address}`,
      `It is about ${topics[topic]}.`,
      `To take all pages of ${username} out of sight:\nnpm run admin -- hide ${username}`,
      `If nothing is wrong with them, this forgets the reports:\nnpm run admin -- show ${username}`,
      words === '' ? 'Nothing was written with the report.' : `What was written with the report:\n${quoted}`,
    ].join('\n\n'),
  };
}
