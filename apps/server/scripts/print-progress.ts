import type { TellProgress } from '../src/platform/backup/backup-manifest.ts';

/**
 * Tells how far something is: in a terminal in one line that is written over, elsewhere, as in a log of cron, in a line
 * for each tenth.
 */
export function createProgressPrinter(): TellProgress {
  let before = '';
  return (what, done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    const step = process.stderr.isTTY ? percent : percent - (percent % 10);
    if (before === `${what} ${step}`) return;
    const isNew = !before.startsWith(`${what} `);
    before = `${what} ${step}`;
    const line = `${step} % · ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${what}`;
    if (!process.stderr.isTTY) process.stderr.write(`${line}\n`);
    else process.stderr.write(`${isNew ? '' : '\r\x1b[K'}${line}${percent === 100 ? '\n' : ''}`);
  };
}
