/** The state of a search: none, under way (with the options found before), or what was found. */
export type SearchState<Option> =
  | { readonly kind: 'idle'; readonly options: readonly Option[] }
  | { readonly kind: 'searching'; readonly options: readonly Option[] }
  | { readonly kind: 'found'; readonly options: readonly Option[] };

export type SearchSession<Option> = {
  /** Called with what the field contains now. */
  readonly type: (text: string) => void;
  /** Searches without waiting for the pause. Returns whether an answer is still to come. */
  readonly hurry: () => boolean;
  /** Shows options as if they were the answer to a text. */
  readonly show: (text: string, options: readonly Option[]) => void;
  /** Forgets everything; an answer on its way is dropped. */
  readonly reset: () => void;
};

type SearchSessionOptions<Option> = {
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Option[]>;
  readonly delayMs: number;
  readonly onState: (state: SearchState<Option>) => void;
  readonly onError: (error: unknown) => void;
};

/**
 * Searches as someone types: after a pause, never twice in a row for the same words, and only the answer to the latest
 * question counts, in whatever order answers come.
 */
export function createSearchSession<Option>(options: SearchSessionOptions<Option>): SearchSession<Option> {
  const { search, delayMs, onState, onError } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let asked = '';
  let waiting: string | undefined;
  let found: readonly Option[] = [];

  function forget() {
    clearTimeout(timer);
    waiting = undefined;
    asking?.abort();
    asking = undefined;
  }

  function reset() {
    forget();
    asked = '';
    found = [];
    onState({ kind: 'idle', options: found });
  }

  async function ask(query: string) {
    waiting = undefined;
    if (query === asked) return;
    asked = query;
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    onState({ kind: 'searching', options: found });
    try {
      const answer = await search(query, mine.signal);
      if (asking !== mine) return;
      asking = undefined;
      found = answer;
      onState({ kind: 'found', options: found });
    } catch (error) {
      if (asking !== mine) return;
      reset();
      onError(error);
    }
  }

  return {
    type: (text) => {
      clearTimeout(timer);
      const query = text.trim();
      waiting = undefined;
      if (query === '') return reset();
      waiting = query;
      timer = setTimeout(() => void ask(query), delayMs);
    },
    hurry: () => {
      clearTimeout(timer);
      if (waiting !== undefined) void ask(waiting);
      return asking !== undefined;
    },
    show: (text, chosen) => {
      forget();
      asked = text;
      found = chosen;
      onState({ kind: 'found', options: chosen });
    },
    reset,
  };
}
