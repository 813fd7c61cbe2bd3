/** What was thrown as an Error, so that whoever logs it or sends it on says something. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
