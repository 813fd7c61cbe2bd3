import { CancelledError } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { hasDatabase } from '#lib/browser/key-store.ts';
import { openChannel } from '#lib/browser/open-channel.ts';
import { onSiteBack } from '#lib/api/site-reach.ts';
import { DATABASE, indexedDbStorage, withMemory } from './browser-storage.ts';
import { wakeInOrder } from './wake-in-order.ts';
import type {
  Failure,
  SavingChannel,
  SavingLocks,
  SavingPorts,
  SavingStorage,
} from '#lib/saving/saving-ports.ts';
import type { SavingRecord } from '#lib/saving/saving-record.ts';

/** A server that asks for more patience than this gets another try all the same. */
const LONGEST_RETRY_AFTER_MS = 5 * 60_000;
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

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
    now: Date.now,
    random: Math.random,
    ...wakeInOrder(onWakeEvent),
    judge: judgeFailure,
  };
}

/**
 * Says what an error of a call means for a save. An answer that broke off or took too long may have been a success, so
 * that it counts as lost: trying again harms nobody.
 */
export function judgeFailure(error: unknown): Failure {
  if (error instanceof ApiError) return judgeAnswer(error);
  const isGivenUp = error instanceof DOMException || error instanceof CancelledError;
  return isGivenUp ? { kind: 'lost' } : { kind: 'fault', isOurs: true };
}

function judgeAnswer({ code, status, retryAfterSeconds }: ApiError): Failure {
  if (code === 'offline' || status < 400) return { kind: 'lost' };
  if (status === 412) return { kind: 'stale' };
  if (status === 401 || code === 'reload') return { kind: 'not-from-here' };
  if (RETRIED_STATUSES.has(status)) {
    const askedMs = retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000;
    return { kind: 'lost', retryAfterMs: askedMs && Math.min(askedMs, LONGEST_RETRY_AFTER_MS) };
  }
  return status >= 500 ? { kind: 'fault', isOurs: false } : { kind: 'refused' };
}

function browserStorage(): SavingStorage {
  return withMemory(hasDatabase() ? indexedDbStorage() : { read: missing, update: missing });
}

async function missing(): Promise<never> {
  throw new Error('There is no IndexedDB.');
}

type Message = { readonly key: string; readonly record: SavingRecord<unknown> };

function browserChannel(): SavingChannel {
  const channel = openChannel(DATABASE);
  if (!channel) return { post: () => {}, listen: () => () => {} };
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    post: (key, record) => channel.postMessage({ key, record } satisfies Message),
    listen: (receive) => {
      const listener = ({ data }: MessageEvent<Message>) => receive(data.key, data.record);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}

/** Without Web Locks (old browsers, pages without TLS, blocked storage) two tabs may send at once; revisions keep that from doing harm. */
function browserLocks(): SavingLocks {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  if (!locks) return { hold: (_name, work) => work() };
  return {
    hold: async (name, work) => {
      let isBegun = false;
      const begin = () => {
        isBegun = true;
        return work();
      };
      try {
        await locks.request(name, begin);
      } catch (error) {
        // Browsers that may keep nothing lock nothing.
        if (isBegun) throw error;
        await work();
      }
    },
  };
}

/** Calls back when the network returns or the tab is looked at again. */
function onWakeEvent(wake: () => void): () => void {
  const wakeWhenSeen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const stopWaiting = onSiteBack(wake);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  return () => {
    stopWaiting();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeWhenSeen);
  };
}
