import {
  REPORT_WORDS_MAX_LENGTH,
  reportedPages,
  reportTopics,
} from '@thirteen/domain/report/report-rules.ts';
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { MessageReply } from './account.ts';
import { None, Lines } from './endpoint.ts';

/** A fan's public page that somebody reports, what of it, and why in words, which may be left out. */
export const PageReport = Type.Object({
  page: Type.Enum([...reportedPages]),
  username: Type.String({ minLength: 1, maxLength: 200 }),
  topic: Type.Enum([...reportTopics]),
  words: Lines({ maxLength: REPORT_WORDS_MAX_LENGTH, default: '' }),
  /** A field that no person sees: what fills it is no person. */
  website: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type PageReport = Static<typeof PageReport>;

export const reportPage = {
  method: 'POST',
  path: '/api/reports',
  summary:
    "Reports a fan's public page to the people behind the site, who get a mail. 404 where there is no such page to see.",
  tag: 'Contact',
  session: 'none',
  params: None,
  query: None,
  body: PageReport,
  reply: MessageReply,
} as const;
