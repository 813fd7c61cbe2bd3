import { saveTrackRankings } from '@thirteen/contract/rankings.ts';
import { callRevised } from '#lib/api/call.ts';
import { createSavedQuery } from '#lib/saving/saved-query.ts';
import { describeSong } from '#lib/song-facts.ts';
import { toast } from '#ui/toasts/toast.ts';
import { readTrackGroups, toTrackGroups, trackGroupsQuery } from '#features/rankings/rankings.queries.ts';
import {
  isSameGroups,
  mergeGroups,
  NO_GROUPS,
  reviveGroups,
  type PlacedGroups,
} from '#features/rankings/placed-groups.ts';
import { trackWords } from './track-rankings.words.ts';
import { whole, type SendOptions, type Revised } from '#lib/saving/list-rules.ts';

/** The fan's track rankings. */
export const savedTracks = createSavedQuery({
  name: 'ranking/track-numbers',
  empty: NO_GROUPS,
  query: trackGroupsQuery,
  part: whole<PlacedGroups>(),
  isSame: isSameGroups,
  merge: mergeGroups,
  revive: reviveGroups,
  read: readTrackGroups,
  send: sendGroups,
  // Failures are only logged: the quiet status line says how things stand.
  tell: ({ kind }) => {
    if (kind === 'replaced') toast.info(trackWords.listIsBack);
  },
});

async function sendGroups(
  _base: unknown,
  { groups, placed }: PlacedGroups,
  options: SendOptions,
): Promise<Revised<PlacedGroups>> {
  const own = new Set(placed);
  const trackRankings = groups.map((group) =>
    group.map((songId, index) => ({
      ...describeSong(songId),
      songId,
      rank: index + 1,
      placed: own.has(songId),
    })),
  );
  return toTrackGroups(await callRevised(saveTrackRankings, { ...options, body: { trackRankings } }));
}
