import { allSongsQueue } from '#features/rankings/all-songs.saving.ts';
import { sendWaitingOrders } from '#features/rankings/rankings.saving.ts';
import { trackQueue } from '#features/rankings/track-rankings.saving.ts';
import { setListQueue } from '#features/set-list/set-list.saving.ts';
import { top13Queue } from '#features/top13/top13.saving.ts';

/** The saving queues of the lists of which a fan has one. */
const queues = [top13Queue, allSongsQueue, trackQueue, setListQueue];

/** Sends what still waits in this browser for the fan who is logged in, whatever page they are on. */
export function sendWaitingChanges(): void {
  for (const queueOf of queues) queueOf();
  sendWaitingOrders();
}
