import { saveTrackRankings } from '@thirteen/contract/rankings.ts';
import { callRevised } from '#lib/call.ts';
import { createSavedQuery, whole, type SendOptions } from '#lib/saving/saved-query.ts';
import type { Revised } from '#lib/saving/saving-record.ts';
import { describeSong } from '#lib/song-facts.ts';
import { toast } from '#ui/toasts/toast.ts';
import { readTrackGroups, toTrackGroups, trackGroupsQuery } from '#features/rankings/rankings.queries.ts';
import { isSameGroups, mergeGroups, type Groups } from './track-groups-merge.ts';
import { trackWords } from './track-rankings.words.ts';

/** The fan's track rankings. */
export const savedTracks = createSavedQuery({
  name: 'ranking/track-numbers',
  empty: [],
  query: trackGroupsQuery,
  part: whole<Groups>(),
  isSame: isSameGroups,
  merge: mergeGroups,
  read: readTrackGroups,
  send: sendGroups,
  // Failures are only logged: the quiet status line says how things stand.
  tell: ({ kind }) => {
    if (kind === 'replaced') toast.info(trackWords.listIsBack);
  },
});

async function sendGroups(_base: unknown, groups: Groups, options: SendOptions): Promise<Revised<Groups>> {
  const trackRankings = groups.map((group) =>
    group.map((songId, index) => ({ ...describeSong(songId), songId, rank: index + 1 })),
  );
  return toTrackGroups(await callRevised(saveTrackRankings, { ...options, body: { trackRankings } }));
}
