import { readFileSync } from 'node:fs';

// Linux counts CPU time in hundredths of a second.
const TICK_MS = 10;

/** CPU time that a process used so far, user and system, in milliseconds; undefined where the machine doesn't tell. */
export function cpuMsOf(pid: number | undefined): number | undefined {
  const fields = statOf(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The same for a process and all that it started, those that have ended among them. */
export function cpuMsOfTree(pid: number | undefined): number | undefined {
  const fields = statOf(pid);
  if (!fields) return undefined;
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
  return childrenOf(pid).reduce((sum, child) => sum + (cpuMsOfTree(child) ?? 0), own);
}

/** Resident memory of a process in MiB; 0 where the machine doesn't tell, or it has just ended. */
export function memoryMiBOf(pid: number | undefined): number {
  const status = readProc(pid, 'status') ?? '';
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** The processes that a process started and that still run. */
export function childrenOf(pid: number | undefined): readonly number[] {
  const children = readProc(pid, `task/${pid}/children`) ?? '';
  return children.trim().split(' ').filter(Boolean).map(Number);
}

function statOf(pid: number | undefined): readonly string[] | undefined {
  return readProc(pid, 'stat')?.split(') ')[1]?.split(' ');
}

function readProc(pid: number | undefined, file: string): string | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // A process that has just ended.
    return undefined;
  }
}
