import { saveTrackRankings } from '@thirteen/contract/rankings.ts';
import { callRevised } from '#lib/call.ts';
import { queryClient } from '#lib/query-client.ts';
import { queueOfSession } from '#lib/saving/saved-list.ts';
import type { SavingEvent } from '#lib/saving/saving-ports.ts';
import type { Revised } from '#lib/saving/saving-record.ts';
import { toast } from '#ui/toasts/toast.ts';
import { trackGroupsQuery } from './rankings.queries.ts';
import { PATIENCE_MS } from './rankings.saving.ts';
import { isSameGroups, mergeGroups, type Groups } from './track-groups-merge.ts';
import { describeTrack } from './track-songs.ts';
import { trackWords } from './track-rankings.words.ts';

/** The saving queue of the fan's track rankings. */
export const trackQueue = queueOfSession<Groups>({
  name: 'ranking/track-numbers',
  isSame: isSameGroups,
  merge: mergeGroups,
  read: () => queryClient.fetchQuery({ ...trackGroupsQuery, staleTime: 0, retry: false }),
  send: async (base, groups): Promise<Revised<Groups>> => {
    const { reply, etag } = await callRevised(saveTrackRankings, {
      body: { trackRankings: groups.map((group) => group.map(describeTrack)) },
      ifMatch: base.revision,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return {
      state: reply.map((group) => group.map(({ songId }) => songId)),
      revision: etag ?? base.revision,
    };
  },
  report,
});

/** What became of a save. Failures are only logged: the quiet status line says how things stand. */
function report(event: SavingEvent<Groups>): void {
  const { queryKey } = trackGroupsQuery;
  if (event.kind === 'refused') {
    void queryClient.invalidateQueries({ queryKey });
    return;
  }
  // A read that began before this save must not bring the old groups back.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, event.saved);
  if (event.kind === 'replaced') toast.info(trackWords.listIsBack);
}
