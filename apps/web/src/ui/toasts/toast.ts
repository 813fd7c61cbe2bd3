import { createToastStore, type ToastKind, type ToastOptions } from './toast-store.ts';

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
