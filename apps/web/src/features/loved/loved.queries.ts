import { queryOptions } from '@tanstack/react-query';
import { listLovedSongs } from '@thirteen/contract/community.ts';
import { call } from '#lib/api/call.ts';

/** The songs that everyone loves, the most loved first. It stays as it came, so that nothing moves under a finger. */
export const lovedSongsQuery = queryOptions({
  queryKey: ['loved-songs'],
  queryFn: async ({ signal }) => (await call(listLovedSongs, { signal })).songIds,
  staleTime: Infinity,
});
