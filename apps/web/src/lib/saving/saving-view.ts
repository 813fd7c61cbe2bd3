import type { Pending } from './saving-record.ts';

export type SavingStatus = 'idle' | 'saving' | 'saved' | 'waiting' | 'needs-you';

/** What a screen shows of a list's saving. The same object until something changes. */
export type SavingView<State> = {
  /** False until what this browser keeps of the list was read: before that nobody knows the fan's own list. */
  readonly isRead: boolean;
  readonly status: SavingStatus;
  /** The newest state, where it is not saved yet. */
  readonly pending: State | undefined;
  /** Both versions, while the fan has to choose. */
  readonly conflict: { readonly mine: State; readonly theirs: State } | undefined;
};

/** Nobody is logged in: nothing is kept for them. */
export const nothingToSave: SavingView<never> = {
  isRead: true,
  status: 'idle',
  pending: undefined,
  conflict: undefined,
};

export const notRead: SavingView<never> = { ...nothingToSave, isRead: false };

type Progress = { readonly isWaiting: boolean; readonly hasSaved: boolean };

/** Says how the saving of a list stands. */
export function viewOf<State>(pending: Pending<State> | null, progress: Progress): SavingView<State> {
  return {
    isRead: true,
    status: statusOf(pending, progress),
    pending: pending?.state,
    conflict: pending?.theirs ? { mine: pending.state, theirs: pending.theirs.state } : undefined,
  };
}

function statusOf(pending: Pending<unknown> | null, { isWaiting, hasSaved }: Progress): SavingStatus {
  if (pending?.theirs) return 'needs-you';
  if (pending) return isWaiting ? 'waiting' : 'saving';
  return hasSaved ? 'saved' : 'idle';
}

/** Whether two views show the same, so that nothing need be drawn again. */
export function isSameView<State>(a: SavingView<State>, b: SavingView<State>): boolean {
  return (
    a.isRead === b.isRead &&
    a.status === b.status &&
    a.pending === b.pending &&
    a.conflict?.mine === b.conflict?.mine &&
    a.conflict?.theirs === b.conflict?.theirs
  );
}
