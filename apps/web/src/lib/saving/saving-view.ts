import type { Pending } from './saving-record.ts';

/** `refused`: the server said no, or failed several times in a row. */
export type SavingState = 'idle' | 'saving' | 'saved' | 'waiting' | 'needs-you' | 'refused';

/** What a screen shows of a list's saving. The same object until something changes. */
export type SavingView<State> = {
  /** False until what this browser keeps of the list was read: before that nobody knows the fan's own list. */
  readonly isRead: boolean;
  readonly status: SavingState;
  /** The newest state, where it is not saved yet. */
  readonly pending: State | undefined;
  /** Both versions, while the fan has to choose. */
  readonly conflict: { readonly mine: State; readonly theirs: State } | undefined;
  /** What the fan had made of the list when the server last refused it, until the next change. */
  readonly refused: State | undefined;
};

/** Nobody is logged in: nothing is kept for them. */
export const nothingToSave: SavingView<never> = {
  isRead: true,
  status: 'idle',
  pending: undefined,
  conflict: undefined,
  refused: undefined,
};

export const notRead: SavingView<never> = { ...nothingToSave, isRead: false };

type Progress<State> = {
  readonly isWaiting: boolean;
  readonly hasSaved: boolean;
  readonly refused?: State | undefined;
};

/** Says how the saving of a list stands. */
export function savingViewOf<State>(
  pending: Pending<State> | null,
  progress: Progress<State>,
): SavingView<State> {
  return {
    isRead: true,
    status: statusOf(pending, progress),
    pending: pending?.state,
    conflict: pending?.theirs ? { mine: pending.state, theirs: pending.theirs.state } : undefined,
    refused: progress.refused,
  };
}

function statusOf<State>(
  pending: Pending<State> | null,
  { isWaiting, hasSaved, refused }: Progress<State>,
): SavingState {
  if (pending?.theirs) return 'needs-you';
  if (pending) return isWaiting ? 'waiting' : 'saving';
  if (refused !== undefined) return 'refused';
  return hasSaved ? 'saved' : 'idle';
}

/** Whether two views show the same, so that nothing need be drawn again. The storage hands out copies of states. */
export function isSameView<State>(
  a: SavingView<State>,
  b: SavingView<State>,
  isSame: (a: State, b: State) => boolean,
): boolean {
  const isSameOrNone = (one: State | undefined, other: State | undefined) =>
    one === other || (one !== undefined && other !== undefined && isSame(one, other));
  return (
    a.isRead === b.isRead &&
    a.status === b.status &&
    isSameOrNone(a.pending, b.pending) &&
    isSameOrNone(a.conflict?.mine, b.conflict?.mine) &&
    isSameOrNone(a.conflict?.theirs, b.conflict?.theirs) &&
    isSameOrNone(a.refused, b.refused)
  );
}
