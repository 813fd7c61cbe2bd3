import { createStore } from '#lib/store.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** One message on screen. `lifeMs` is the time its line counts down from now, undefined while a fan points at it or focuses it. */
export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly message: string;
  readonly lifeMs: number | undefined;
  /** Dismissed or timed out: it fades before it goes. */
  readonly isLeaving: boolean;
  readonly action: ToastAction | undefined;
  /** How often it was restarted. */
  readonly repeats: number;
};

/** What a fan can do about what a toast says. */
type ToastAction = { readonly label: string; readonly onPress: () => void };

type ToastOptions = { readonly durationMs?: number; readonly action?: ToastAction };

/** The clock of the toasts, so that their timing can be tested without waiting. */
type ToastTimers = {
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
  const running = new Map<number, unknown>();
  const toasts = createStore<readonly Toast[]>([]);
  let lastId = 0;

  function patch(id: number, part: Partial<Toast>) {
    toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, ...part } : toast)));
  }

  function after(id: number, delayMs: number, run: () => void) {
    timers.stop(running.get(id));
    running.set(id, timers.start(run, delayMs));
  }

  function isStaying(id: number): boolean {
    return toasts.get().some((toast) => toast.id === id && !toast.isLeaving);
  }

  function dismiss(id: number) {
    if (!isStaying(id)) return;
    patch(id, { isLeaving: true });
    after(id, TOAST_EASE_MS, () => remove(id));
  }

  function remove(id: number) {
    timers.stop(running.get(id));
    running.delete(id);
    toasts.set(toasts.get().filter((toast) => toast.id !== id));
  }

  return {
    /** The toasts on screen, newest first. */
    list: toasts.get,
    subscribe: toasts.subscribe,

    /**
     * Shows a toast on top of the others and returns its id. A success or info that is still shown restarts instead of showing
     * twice; a warning or an error replaces the same one, so that screen readers announce it again.
     */
    show(
      kind: ToastKind,
      message: string,
      title: string,
      { durationMs = TOAST_MS, action }: ToastOptions = {},
    ): number {
      const same = toasts
        .get()
        .find(
          (toast) =>
            !toast.isLeaving && toast.kind === kind && toast.title === title && toast.message === message,
        );
      if (same !== undefined && (kind === 'success' || kind === 'info')) {
        if (same.lifeMs === undefined) return same.id;
        patch(same.id, { lifeMs: durationMs, repeats: same.repeats + 1, action });
        after(same.id, durationMs, () => dismiss(same.id));
        return same.id;
      }
      lastId += 1;
      const id = lastId;
      if (same !== undefined) remove(same.id);
      const toast = { id, kind, title, message, lifeMs: durationMs, isLeaving: false, repeats: 0, action };
      toasts.set([toast, ...toasts.get()]);
      after(id, durationMs, () => dismiss(id));
      return id;
    },

    dismiss,

    /** A fan points at the toast or focuses it: its time stops. */
    hold(id: number) {
      if (!isStaying(id) || toasts.get().find((toast) => toast.id === id)?.lifeMs === undefined) return;
      timers.stop(running.get(id));
      patch(id, { lifeMs: undefined });
    },

    /** The pointer or the focus has left: the toast stays for the extended time only. */
    release(id: number) {
      if (!isStaying(id)) return;
      patch(id, { lifeMs: TOAST_EXTENDED_MS });
      after(id, TOAST_EXTENDED_MS, () => dismiss(id));
    },
  };
}

/** The toasts of this page. */
export const toasts = createToastStore({
  start: (run, delayMs) => setTimeout(run, delayMs),
  stop: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
});

const show =
  (kind: ToastKind, usualTitle: string) =>
  (message: string, title = usualTitle, options?: ToastOptions): number =>
    toasts.show(kind, message, title, options);

/** Shows a message at the top right for 5 seconds, from anywhere. The title has a usual word for each kind. */
export const toast = {
  success: show('success', 'Success'),
  info: show('info', 'Info'),
  warning: show('warning', 'Warning'),
  error: show('error', 'Error'),
};
