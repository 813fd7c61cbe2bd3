/** The answer of a rule: a value, or the problem that stands in its way. An expected failure is a value; a bug throws. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function fail<Problem>(problem: Problem): Result<never, Problem> {
  return { ok: false, problem };
}
