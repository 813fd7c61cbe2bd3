export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** One message on screen. `lifeMs` is the time its line counts down from now, undefined while a fan looks at it. */
export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly message: string;
  readonly lifeMs: number | undefined;
  /** Dismissed or timed out: it fades before it goes. */
  readonly isLeaving: boolean;
  readonly action: ToastAction | undefined;
  /** How often it began anew. */
  readonly repeats: number;
};

/** What a fan can do about what a toast says. */
type ToastAction = { readonly label: string; readonly onPress: () => void };

export type ToastOptions = { readonly durationMs?: number; readonly action?: ToastAction };

/** The clock of the toasts, so that their timing can be tested without waiting. */
export type ToastTimers = {
  readonly start: (run: () => void, delayMs: number) => unknown;
  readonly stop: (timer: unknown) => void;
};

/** The times that the specification gives. */
const TOAST_MS = 5000;
const TOAST_EXTENDED_MS = 1000;
const TOAST_EASE_MS = 300;
/** More than these would cover the page: older ones are only counted. */
export const TOASTS_VISIBLE = 3;

/** Keeps the toasts, newest first, and their timers. */
export function createToastStore(timers: ToastTimers) {
  const listeners = new Set<() => void>();
  const running = new Map<number, unknown>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function patch(id: number, part: Partial<Toast>) {
    change(toasts.map((toast) => (toast.id === id ? { ...toast, ...part } : toast)));
  }

  function after(id: number, delayMs: number, run: () => void) {
    timers.stop(running.get(id));
    running.set(id, timers.start(run, delayMs));
  }

  function isStaying(id: number): boolean {
    return toasts.some((toast) => toast.id === id && !toast.isLeaving);
  }

  function dismiss(id: number) {
    if (!isStaying(id)) return;
    patch(id, { isLeaving: true });
    after(id, TOAST_EASE_MS, () => remove(id));
  }

  function remove(id: number) {
    timers.stop(running.get(id));
    running.delete(id);
    change(toasts.filter((toast) => toast.id !== id));
  }

  return {
    list: () => toasts,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * Shows a toast on top of the others and returns its id. Good news that is still there begins anew instead of standing
     * twice; a warning or an error takes the place of its twin, so that a screen reader hears it again.
     */
    show(
      kind: ToastKind,
      message: string,
      title: string,
      { durationMs = TOAST_MS, action }: ToastOptions = {},
    ): number {
      const twin = toasts.find(
        (toast) =>
          !toast.isLeaving && toast.kind === kind && toast.title === title && toast.message === message,
      );
      if (twin !== undefined && (kind === 'success' || kind === 'info')) {
        if (twin.lifeMs === undefined) return twin.id;
        patch(twin.id, { lifeMs: durationMs, repeats: twin.repeats + 1, action });
        after(twin.id, durationMs, () => dismiss(twin.id));
        return twin.id;
      }
      lastId += 1;
      const id = lastId;
      if (twin !== undefined) remove(twin.id);
      const toast = { id, kind, title, message, lifeMs: durationMs, isLeaving: false, repeats: 0, action };
      change([toast, ...toasts]);
      after(id, durationMs, () => dismiss(id));
      return id;
    },

    dismiss,

    /** A fan points at the toast or focuses it: its time stands still. */
    hold(id: number) {
      if (!isStaying(id) || toasts.find((toast) => toast.id === id)?.lifeMs === undefined) return;
      timers.stop(running.get(id));
      patch(id, { lifeMs: undefined });
    },

    /** The fan has turned away: the toast stays for the extended time only. */
    release(id: number) {
      if (!isStaying(id)) return;
      patch(id, { lifeMs: TOAST_EXTENDED_MS });
      after(id, TOAST_EXTENDED_MS, () => dismiss(id));
    },
  };
}
