/** How the server writes its log: JSON lines without personal data, each failure with its error as `err`. */
export function logOptions(level: string) {
  return {
    level,
    base: null,
    formatters: { log: keepError },
    serializers: { err: describeError },
  };
}

/** A thing that is thrown need not be an Error, and nothing at all would be left out of the line. */
function keepError(fields: Record<string, unknown>): Record<string, unknown> {
  return 'err' in fields ? { ...fields, err: toError(fields['err']) } : fields;
}

/** What the log keeps of an error: no values of a query, which may be personal. */
function describeError(error: Error & { readonly code?: string }) {
  const cause = error.cause === undefined ? undefined : toError(error.cause);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    code: error.code,
    cause: cause ? `${cause.name}: ${cause.message}` : '',
  };
}

/** What was thrown as an Error, so that whoever logs it or sends it on says something. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
