import { queryOptions } from '@tanstack/react-query';
import {
  getAboutFacts,
  getOperator,
  listLicenses,
  listReleaseNotes,
  listStoredFacts,
} from '@thirteen/contract/about/about.ts';
import { call } from '#lib/api/call.ts';
import { takeFirstReply } from '#lib/api/first-replies.ts';

/** They change with a version of the site: asking once a visit is enough. */
const staleTime = Infinity;

/** What the about page shows, and where it leads. */
export const aboutQuery = queryOptions({
  queryKey: ['site', 'about'],
  queryFn: ({ signal }) => call(getAboutFacts, { signal }),
  staleTime,
});

/** All versions, the newest first. */
export const releaseNotesQuery = queryOptions({
  queryKey: ['site', 'release-notes'],
  queryFn: ({ signal }) => call(listReleaseNotes, { signal }),
  staleTime,
});

/** The fonts and libraries in this build, with their licenses. */
export const licensesQuery = queryOptions({
  queryKey: ['site', 'licenses'],
  queryFn: ({ signal }) => call(listLicenses, { signal }),
  staleTime,
});

/** What the site keeps about people, and for how long. */
export const storedFactsQuery = queryOptions({
  queryKey: ['site', 'stored-data'],
  queryFn: ({ signal }) => call(listStoredFacts, { signal }),
  initialData: () => takeFirstReply(listStoredFacts, {}),
  staleTime,
});

/** Who answers for the site. */
export const operatorQuery = queryOptions({
  queryKey: ['site', 'operator'],
  queryFn: ({ signal }) => call(getOperator, { signal }),
  initialData: () => takeFirstReply(getOperator, {}),
  staleTime,
});
