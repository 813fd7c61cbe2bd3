/** Seconds as minutes and seconds: "3:30". From an hour on with the hour: "1:02:05". */
export function formatLength(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const parts = minutes < 60 ? [minutes] : [Math.floor(minutes / 60), minutes % 60];
  return [...parts, seconds % 60]
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}

/** The same in words: "1 hour 2 minutes 5 seconds". */
export function spellLength(seconds: number): string {
  const units = [
    { name: 'hour', count: Math.floor(seconds / 3600) },
    { name: 'minute', count: Math.floor(seconds / 60) % 60 },
    { name: 'second', count: seconds % 60 },
  ];
  const said = units.filter(({ count }) => count > 0);
  if (said.length === 0) return '0 seconds';
  return said.map(({ name, count }) => `${count} ${count === 1 ? name : `${name}s`}`).join(' ');
}

/** How long an album plays as far as that is known, in whole seconds, and of how many tracks it is not. */
export function sumLengths(lengths: readonly (number | null)[]): { seconds: number; unknown: number } {
  const known = lengths.filter((length) => length !== null);
  return { seconds: known.reduce((sum, length) => sum + length, 0), unknown: lengths.length - known.length };
}
