const WIDTH = 30;

/** Draws how far something has come into the last line of a terminal; elsewhere it prints nothing. */
export function showProgress(what: string, done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((done / total) * WIDTH);
  const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled);
  const end = done === total ? '\n' : '';
  process.stderr.write(
    `\r${bar} ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${what}${end}`,
  );
}
