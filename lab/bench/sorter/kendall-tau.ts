/** Kendall's tau (1938) of true ranks in a found order: 1 where the orders are the same, 0 where they have nothing to do with each other. */
export function kendallTau(ranks: readonly number[]): number {
  let agreeing = 0;
  for (const [at, rank] of ranks.entries()) {
    for (let other = at + 1; other < ranks.length; other += 1)
      agreeing += (ranks[other] ?? 0) > rank ? 1 : -1;
  }
  return agreeing / ((ranks.length * (ranks.length - 1)) / 2);
}
