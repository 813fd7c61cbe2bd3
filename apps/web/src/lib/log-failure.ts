/** Logs a failure that is not shown to the fan to the browser's console. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(what, error);
}

/** Runs code that is told of something but must not stop it: what it throws is written down. */
export function runAndLog(what: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    logFailure(what, error);
  }
}
