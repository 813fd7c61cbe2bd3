import { queryOptions } from '@tanstack/react-query';
import { listKnownSongs } from '@thirteen/contract/statistics.ts';
import { call } from '#lib/api/call.ts';

/** What visitors see of all fans. It stays as it came, so that nothing moves while a visitor chooses. */
export const knownSongsQuery = queryOptions({
  queryKey: ['known-songs'],
  queryFn: ({ signal }) => call(listKnownSongs, { signal }),
  staleTime: Infinity,
});
