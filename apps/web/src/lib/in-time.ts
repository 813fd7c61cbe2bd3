/** What `inTime` answers for work that takes too long. */
export const LATE = Symbol('late');

/** Answers what the work does, or `LATE` after a time in milliseconds. */
export async function inTime<Value>(work: Promise<Value>, limitMs: number): Promise<Value | typeof LATE> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
