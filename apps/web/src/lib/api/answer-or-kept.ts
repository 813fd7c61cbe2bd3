import { ApiError } from './api-error.ts';
import { findKeptReply, keepReply, mayStandIn } from './kept-replies.ts';
import { inTime, LATE } from '#lib/in-time.ts';
import { isFromSite, noteAnswer, noteNoAnswer, siteReach } from './site-reach.ts';

/** So long a screen waits for the site, in milliseconds, before what was read last stands in. */
const PATIENCE_MS = 5000;
/** The same while the site is away as far as is known. */
const AWAY_PATIENCE_MS = 1000;

let patienceMs = PATIENCE_MS;

/**
 * The site's answer to a question, or what this browser keeps of it where the site has none, or takes longer than a fan in
 * a tunnel should wait. Rejects, or resolves with what a proxy answered in its stead, where nothing is kept.
 */
export async function answerOrKept(
  address: string,
  request: Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const answer = notedAnswer(request, address);
  if (!signal || !mayStandIn(signal)) return answer;
  const waitedMs = siteReach.get() === 'there' ? patienceMs : AWAY_PATIENCE_MS;
  const missing = await inTime(isMissing(answer), waitedMs);
  const isLate = missing === LATE;
  if (isLate) learnPatience(answer, waitedMs);
  else if (!missing) return answer;
  signal.throwIfAborted();
  return (await findKeptReply(address, signal)) ?? (isLate ? answerOrAway(answer) : answer);
}

/** Waits on for a late answer, until it is known that the whole site gives none. */
async function answerOrAway(answer: Promise<Response>): Promise<Response> {
  const away = Promise.withResolvers<never>();
  const look = () => siteReach.get() !== 'there' && away.reject(new ApiError('offline'));
  const stop = siteReach.subscribe(look);
  look();
  return Promise.race([answer, away.promise]).finally(stop);
}

/** Notes whether the site answers, and keeps what it says of an address, also where something stood in for it by then. */
export async function notedAnswer(request: Promise<Response>, address?: string): Promise<Response> {
  try {
    const response = await request;
    const isAnswer = isFromSite(response);
    if (isAnswer) noteAnswer();
    else noteNoAnswer();
    if (isAnswer && response.ok && address !== undefined) void keepReply(address, response);
    return response;
  } catch (error) {
    const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
    if (!isGivenUp) noteNoAnswer();
    throw error;
  }
}

function isMissing(answer: Promise<Response>): Promise<boolean> {
  return answer.then(
    (response) => !isFromSite(response),
    () => true,
  );
}

/** A slow network is waited for longer from now on, or nothing new would ever be shown. */
function learnPatience(answer: Promise<Response>, waitedMs: number): void {
  noteNoAnswer();
  const since = Date.now() - waitedMs;
  void answer.then(
    (response) => {
      if (isFromSite(response)) patienceMs = Math.max(patienceMs, 2 * (Date.now() - since));
    },
    () => undefined,
  );
}
