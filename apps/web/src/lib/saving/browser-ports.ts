import { ApiError } from '#lib/api-error.ts';
import { indexedDbStorage, withMemory } from './browser-storage.ts';
import type { Failure, SavingChannel, SavingLocks, SavingPorts, SavingStorage } from './saving-ports.ts';
import type { SavingRecord } from './saving-record.ts';

/** A server that asks for more patience than this gets another try all the same. */
const LONGEST_RETRY_AFTER_MS = 5 * 60_000;
const RETRIED_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** What the saving queue uses of a real browser. Made once for the page. */
export function browserPorts(): SavingPorts {
  return {
    storage: browserStorage(),
    channel: browserChannel(),
    locks: browserLocks(),
    clock: {
      after: (delayMs, act) => {
        const timer = setTimeout(act, delayMs);
        return () => clearTimeout(timer);
      },
    },
    random: Math.random,
    onWake,
    judge: judgeFailure,
  };
}

/** Sorts the errors of `call`. Anything that is no answer of the API counts as lost: trying again harms nobody. */
export function judgeFailure(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.code === 'offline') return { kind: 'lost' };
  if (error.status === 412) return { kind: 'stale' };
  if (error.status === 401) return { kind: 'session-over' };
  if (!RETRIED_STATUSES.has(error.status)) return { kind: 'refused' };
  const { retryAfterSeconds } = error;
  const asked = retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000;
  return { kind: 'lost', retryAfterMs: asked && Math.min(asked, LONGEST_RETRY_AFTER_MS) };
}

function browserStorage(): SavingStorage {
  const hasDatabase = typeof indexedDB !== 'undefined';
  return withMemory(hasDatabase ? indexedDbStorage() : { read: missing, update: missing });
}

async function missing(): Promise<never> {
  throw new Error('There is no IndexedDB.');
}

type Message = { readonly key: string; readonly record: SavingRecord<unknown> };

function browserChannel(): SavingChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel('thirteen-saving');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    post: (key, record) => channel.postMessage({ key, record } satisfies Message),
    listen: (hear) => {
      const listener = ({ data }: MessageEvent<Message>) => hear(data.key, data.record);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}

/** Without Web Locks (old browsers, pages without TLS) two tabs may send at once; revisions keep that from doing harm. */
function browserLocks(): SavingLocks {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  if (!locks) return { hold: (_name, work) => work() };
  return { hold: (name, work) => locks.request(name, work) };
}

function onWake(wake: () => void): () => void {
  const wakeWhenSeen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeWhenSeen);
  };
}
