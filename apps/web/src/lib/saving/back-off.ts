const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/** Waits twice as long after each failure (1 for the first), at most 30 s, spread by a quarter around that. */
export function nextDelayMs(failures: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
  return Math.round(delay * (0.75 + random / 2));
}
