/** What of a fan's public page can be reported to the people behind the site. */
export const reportTopics = ['name', 'answers', 'look', 'other'] as const;
export type ReportTopic = (typeof reportTopics)[number];

/** The public pages that say something of a fan's own; a Top 13 that is its own link names nobody. */
export const reportedPages = ['profile', 'set-list', 'top-13'] as const;
export type ReportedPage = (typeof reportedPages)[number];

/** How long the words of a report may be, in characters. */
export const REPORT_WORDS_MAX_LENGTH = 1000;
