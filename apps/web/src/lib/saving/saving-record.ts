import type { Base, Revised, StateRules } from './list-rules.ts';

/** Changes that the server has not acknowledged, as the newest state of the whole list. */
export type Pending<State> = {
  readonly base: Base<State>;
  readonly state: State;
  /** States that were sent since `base` without an answer: the server may hold any of them. */
  readonly unanswered: readonly State[];
  /** What another device saved meanwhile. While it stands, nothing is sent: the fan decides. */
  readonly theirs: Revised<State> | null;
};

/** All that is kept of one fan's list in the browser; the same for all of its tabs. */
export type SavingRecord<State> = {
  /** Grows with each write, so that a tab can tell a newer record from an older one. A new one starts from the time. */
  readonly version: number;
  /** The newest state that a tab of this browser saved. */
  readonly acknowledged: Revised<State> | null;
  /** When that was, in milliseconds since 1970. Earlier releases did not note it. */
  readonly acknowledgedAt?: number;
  readonly pending: Pending<State> | null;
  /** What a fan did that waits, while something is pending. Earlier releases did not note it. */
  readonly waiting?: {
    /** How many changes that is. */
    readonly changes: number;
    /** When the first of them was made, in milliseconds since 1970. */
    readonly since: number;
  };
};

/** The name under which a fan's record of a list is kept. Usernames are the same in capitals and small letters. */
export function keyOf(username: string, listName: string): string {
  return `${username.toLowerCase()}/${listName}`;
}

/** Whether a record belongs to a fan. */
export function isListOf(key: string, username: string): boolean {
  return key.startsWith(keyOf(username, ''));
}

/** A record as it is kept, with its states as they are today. */
export function revived<State>(
  record: SavingRecord<State>,
  { revive }: Pick<StateRules<State>, 'revive'>,
): SavingRecord<State> {
  if (!revive) return record;
  const { acknowledged, pending } = record;
  const withState = <Kept extends { readonly state: State }>(kept: Kept): Kept => ({
    ...kept,
    state: revive(kept.state),
  });
  return {
    ...record,
    acknowledged: acknowledged && withState(acknowledged),
    pending: pending && {
      base: withState(pending.base),
      state: revive(pending.state),
      unanswered: pending.unanswered.map(revive),
      theirs: pending.theirs && withState(pending.theirs),
    },
  };
}

export const emptyRecord = { version: 0, acknowledged: null, pending: null } as const;

const MAX_UNANSWERED = 20;

/** Puts a fan's change on top of what is pending. `seen` is what the fan was looking at: another tab may be further. */
export function withChange<State>(
  record: SavingRecord<State>,
  change: { readonly base: Base<State>; readonly seen: State; readonly next: State },
  rules: StateRules<State>,
): SavingRecord<State> {
  const { base, seen, next } = change;
  const pending = record.pending ?? { base, state: seen, unanswered: [], theirs: null };
  const state = rules.isSame(pending.state, seen) ? next : (rules.merge(seen, next, pending.state) ?? next);
  return withPending(record, { ...pending, state }, rules);
}

/** Counts one more change of the fan's, which made `record` of `old`. */
export function withOneMore<State>(
  record: SavingRecord<State>,
  old: SavingRecord<State>,
  now: number,
): SavingRecord<State> {
  const { changes, since } = waitingOf(old) ?? { changes: 0, since: now };
  return { ...record, waiting: { changes: changes + 1, since } };
}

/** Counts only what a fan did since some changes were sent, now that those are saved. */
export function withFewer<State>(
  record: SavingRecord<State>,
  saved: number,
  now: number,
): SavingRecord<State> {
  const waiting = waitingOf(record);
  if (!waiting) return record;
  return { ...record, waiting: { changes: Math.max(1, waiting.changes - saved), since: now } };
}

/** What waits of a list, where something does; what an earlier release kept counts as one change, long ago. */
export function waitingOf({
  pending,
  waiting = { changes: 1, since: 0 },
}: SavingRecord<unknown>): SavingRecord<unknown>['waiting'] {
  return pending ? waiting : undefined;
}

/** Notes, before sending, what is about to be sent: after a lost answer it tells our own save from a stranger's. */
export function withAttempt<State>(
  record: SavingRecord<State>,
  sent: State,
  rules: StateRules<State>,
): SavingRecord<State> {
  const { pending } = record;
  if (!pending || pending.unanswered.some((state) => rules.isSame(state, sent))) return record;
  return {
    ...record,
    pending: { ...pending, unanswered: [...pending.unanswered, sent].slice(-MAX_UNANSWERED) },
  };
}

/**
 * What is sent next: the newest state. Where that is the base again while another one was sent without an answer, that one
 * first: it may still be on its way, and the server refuses it only over a newer revision.
 */
export function nextToSend<State>(
  { base, state, unanswered }: Pending<State>,
  { isSame }: StateRules<State>,
): State {
  if (!isSame(state, base.state)) return state;
  return unanswered.findLast((sent) => !isSame(sent, base.state)) ?? state;
}

/** The server has `sent`; what the fan did since then is still to be saved. */
export function withAcknowledged<State>(
  record: SavingRecord<State>,
  sent: State,
  saved: Revised<State>,
  rules: StateRules<State>,
): SavingRecord<State> {
  const { pending } = record;
  const isDone = !pending || rules.isSame(pending.state, sent);
  return {
    ...record,
    acknowledged: saved,
    pending: isDone ? null : { base: saved, state: pending.state, unanswered: [], theirs: null },
  };
}

/** The server refused `sent`: it goes, and what the fan did after it is kept where it makes sense without it. */
export function withRefused<State>(
  record: SavingRecord<State>,
  sent: State,
  rules: StateRules<State>,
): SavingRecord<State> {
  const { pending } = record;
  if (!pending) return record;
  const rest = rules.isSame(pending.state, sent)
    ? undefined
    : rules.merge(sent, pending.state, pending.base.state);
  if (rest === undefined) return { ...record, pending: null };
  return withPending(record, { ...pending, state: rest, unanswered: [], theirs: null }, rules);
}

/**
 * The server's present list, read because there was no base yet or because it was newer than ours: goes on where
 * the difference is our own doing or another tab's, gives way to a saved list after a failed load, else asks the fan.
 */
export function withCurrent<State>(
  record: SavingRecord<State>,
  current: Revised<State>,
  rules: StateRules<State>,
): SavingRecord<State> {
  const { pending, acknowledged } = record;
  if (!pending) return record;
  const goOn = (state: State) =>
    withPending(record, { base: current, state, unanswered: [], theirs: null }, rules);

  if (pending.base.revision === null) {
    const isFree = isNeverSaved(current.revision) || rules.isSame(current.state, pending.base.state);
    return isFree ? goOn(pending.state) : { ...record, acknowledged: current, pending: null };
  }
  if (rules.isSame(current.state, pending.state)) return { ...record, acknowledged: current, pending: null };

  const ours = [pending.base.state, ...pending.unanswered];
  if (ours.some((state) => rules.isSame(state, current.state))) return goOn(pending.state);

  const isOtherTabs = acknowledged?.revision === current.revision;
  const merged = isOtherTabs ? rules.merge(pending.base.state, pending.state, current.state) : undefined;
  if (merged !== undefined) return goOn(merged);
  return { ...record, pending: { ...pending, theirs: current } };
}

/** The fan chose between the two versions of a conflict. */
export function withChoice<State>(
  record: SavingRecord<State>,
  choice: 'mine' | 'theirs',
): SavingRecord<State> {
  const { pending } = record;
  if (!pending?.theirs) return record;
  if (choice === 'theirs') return { ...record, acknowledged: pending.theirs, pending: null };
  return { ...record, pending: { ...pending, base: pending.theirs, unanswered: [], theirs: null } };
}

/** What is left where the rules of a list fail: nothing that could be sent again and again. */
export function withoutPending<State>(
  record: SavingRecord<State>,
  acknowledged: Revised<State> | null,
): SavingRecord<State> {
  return { ...record, acknowledged, pending: null };
}

/** Back where it started, with nothing on its way: there is nothing to save. */
function withPending<State>(
  record: SavingRecord<State>,
  pending: Pending<State>,
  rules: StateRules<State>,
): SavingRecord<State> {
  const isSettled =
    pending.base.revision !== null &&
    pending.unanswered.length === 0 &&
    pending.theirs === null &&
    rules.isSame(pending.state, pending.base.state);
  return { ...record, pending: isSettled ? null : pending };
}

/** Lists that were never saved have the revision `"0"`. */
function isNeverSaved(revision: string): boolean {
  return revision.replace(/^W\//, '').replaceAll('"', '') === '0';
}
