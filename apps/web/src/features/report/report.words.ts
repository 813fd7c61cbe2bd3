import type { ReportTopic } from '@thirteen/domain/report/report-rules.ts';

/** The words of the report of a page. */
export const reportWords = {
  open: 'Report',
  openFor: (username: string) => `Report this page of ${username}`,
  title: 'Report this page',
  lead: 'Something here that shouldn’t be? Tell the people who run Thirteen. They read every report, and nobody learns that it was you.',
  topic: 'What is it about?',
  topics: {
    name: 'The name',
    answers: 'The answers',
    look: 'The picture or theme',
    other: 'Something else',
  } satisfies Record<ReportTopic, string>,
  topicMissing: 'Choose what it is about.',
  words: 'Tell us more (optional)',
  trap: 'Leave this empty',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'Thank you. We’ll look at it.',
  gone: 'This page isn’t public any more, so there is nothing left to report.',
} as const;
