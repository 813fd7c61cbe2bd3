/** Writes down a failure that a fan is not told about, for whoever looks into the browser's console. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(what, error);
}
