import type { UseQueryOptions } from '@tanstack/react-query';

/**
 * All that a list hands in, as one object, for `createSavedQuery`: how it is loaded, sent, compared, joined and spoken of.
 */
export type SavedQueryRules<State, Data> = StateRules<State> & {
  /** Under this name the browser keeps it. */
  readonly name: string;
  /** Shown where nothing was saved yet, or where loading failed. */
  readonly empty: State;
  /** What the pages load. */
  readonly query: UseQueryOptions<Data, Error, Data, string[]>;
  readonly part: Part<State, Data>;
  /** Reads the list from the server, past what is remembered. */
  readonly read: (signal: AbortSignal) => Promise<Revised<State>>;
  readonly send: (base: Base<State>, next: State, options: SendOptions) => Promise<Revised<State>>;
  /** Tells the fan what became of a save; by then it is remembered. */
  readonly tell?: ((event: SavingEvent<State>) => void) | undefined;
  /** Whether what the server refused goes from the screen. Otherwise it stays until it is changed or saved again. */
  readonly dropsRefused?: boolean;
};

/** How states of a list are compared and joined. */
export type StateRules<State> = {
  /** Makes a state of what an older version of the app kept in this browser; left out where the shape never changed. */
  readonly revive?: ((kept: State) => State) | undefined;
  readonly isSame: (a: State, b: State) => boolean;
  /** Repeats on `theirs` what was done between `from` and `mine`; undefined where the two do not go together. */
  readonly merge: (from: State, mine: State, theirs: State) => State | undefined;
};

/** Where a list stands in an answer that holds several. */
type Part<State, Data> = {
  readonly find: (data: Data) => Revised<State> | undefined;
  readonly put: (data: Data | undefined, saved: Revised<State>) => Data;
  /** Whether an answer is an object of several lists: with this one alone it lacks others, and has to be asked for all the same. */
  readonly isOneOfMany: boolean;
};

/** The part of an answer that is the list itself. */
export function whole<State>(): Part<State, Revised<State>> {
  return { find: (data) => data, put: (_data, saved) => saved, isOneOfMany: false };
}

/** What a call that saves must be given, for `callRevised`. */
export type SendOptions = { readonly ifMatch: string; readonly signal: AbortSignal };

/** A list as the server knows it, with the `ETag` it came with. */
export type Revised<State> = { readonly state: State; readonly revision: string };

/** What a change starts from. No revision: loading failed and a fall-back is shown, so nothing may be sent before a read. */
export type Base<State> = { readonly state: State; readonly revision: string | null };

/** What became of a save. */
export type SavingEvent<State> =
  /** The server has it; `isOwn` in the one tab that sent it, which knows what it sent and what was there before. */
  | {
      readonly kind: 'acknowledged';
      readonly before: State | undefined;
      readonly sent: State | undefined;
      readonly saved: Revised<State>;
      readonly isOwn: boolean;
      /** This browser's copy, which stands in for a list that could not be read; undefined: when it was made is not known. */
      readonly copy?: { readonly madeAt: number | undefined };
    }
  /** The server said no to `sent`, which was made from `base`; it left the queue. */
  | { readonly kind: 'refused'; readonly base: State; readonly sent: State; readonly error: unknown }
  /** After a failed load a saved list appeared; it is shown instead of what the fan did to the fall-back. */
  | { readonly kind: 'replaced'; readonly saved: Revised<State> };

/** What the saving queue is given of a list: `createSavedQuery` makes it of the list's rules. */
export type SavedList<State> = StateRules<State> & {
  readonly name: string;
  readonly read: () => Promise<Revised<State>>;
  /** Must send the revision of `base` as `If-Match`. */
  readonly send: (base: Base<State> & { readonly revision: string }, next: State) => Promise<Revised<State>>;
  readonly report: (event: SavingEvent<State>) => void;
};
