/** The words of the explorer. */
export const explorerWords = {
  title: 'User Explorer',
  lead: 'Fans who share their songs, and have something to say about them.',
  search: 'Search by username',
  list: 'Public profiles',
  count: (count: number) => (count === 1 ? '1 profile' : `${count.toLocaleString('en-US')} profiles`),
  paging: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  noMatch: 'No profiles match that name.',
  clear: 'Clear search',
  none: 'No fan has published a profile yet. Be the first.',
  toProfile: 'Go to my profile',
  sort: 'Sort my Top 13',
  failed: 'We couldn’t load the profiles.',
} as const;
