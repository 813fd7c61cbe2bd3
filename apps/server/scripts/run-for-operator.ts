import { ConfigError } from '../src/environment.ts';
import { BackupRefused } from '../src/platform/backup/backup-manifest.ts';

/** Runs the main step of a command; what goes wrong is told in one line without secrets, with a non-zero exit. */
export async function runForOperator(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof BackupRefused || error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  // SQLite says 13 for a full disk.
  if (code === 'ENOSPC' || ('errcode' in error && error.errcode === 13))
    return 'The disk is full: nothing was written.';
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message || code}${cause}`.replaceAll('\n', ' ');
}
