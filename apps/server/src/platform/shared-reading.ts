type SharedReading = { readonly maxAgeMs: number; readonly now: () => number };

/**
 * Lets all who ask within a moment share one reading of the database. Nobody gets one that began more than `maxAgeMs`
 * ago; one that fails is told to those who wait for it, and not kept.
 */
export function shareReading<Value>(
  read: () => Promise<Value>,
  { maxAgeMs, now }: SharedReading,
): () => Promise<Value> {
  let latest: { readonly value: Promise<Value>; readonly begunAt: number } | undefined;
  return () => {
    if (latest && now() - latest.begunAt < maxAgeMs) return latest.value;
    const reading = { value: read(), begunAt: now() };
    latest = reading;
    reading.value.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.value;
  };
}
