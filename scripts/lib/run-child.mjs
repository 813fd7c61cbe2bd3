import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './repository.mjs';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const GRACE_MS = 10_000;
const HAS_GROUPS = process.platform !== 'win32';

/** Runs a program that shares this terminal. Resolves with its exit code, 128 + n after signal n as shells have it. */
export async function runInForeground(command, args, { env = process.env } = {}) {
  const { code } = await untilExit(spawn(command, args, { cwd: root, env, stdio: 'inherit' }));
  return code;
}

/** Runs programs side by side in this terminal. When one ends, so do the others; resolves with the first one's exit code. */
export async function runTogether(commands, { env = process.env } = {}) {
  const children = commands.map(([command, args]) =>
    spawn(command, args, { cwd: root, env, stdio: 'inherit' }),
  );
  const ends = children.map((child) => untilExit(child));
  const { code } = await Promise.race(ends);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
  return code;
}

/**
 * Runs a program and keeps what it prints. On a stop signal and after `timeLimitMs` it is interrupted once, with all
 * that it started: its process group is its own, so that Ctrl-C does not reach it a second time.
 * Resolves with its exit code, its output, and whether time ran out or a stop signal ended it.
 */
export async function runQuietly(command, args, { env = process.env, timeLimitMs, shell = false } = {}) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, {
    cwd: root,
    env: withColorsAsHere(env),
    shell,
    stdio,
    detached: HAS_GROUPS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }

  let timedOut = false;
  const limit = timeLimitMs && setTimeout(endChild, timeLimitMs);
  function endChild() {
    timedOut = true;
    interrupt();
  }
  let lastResort;
  function interrupt() {
    killGroup(child, 'SIGINT');
    lastResort = setTimeout(() => killGroup(child, 'SIGKILL'), GRACE_MS);
  }

  const { code, stopped } = await untilExit(child, interrupt);
  clearTimeout(limit);
  clearTimeout(lastResort);
  return { code, output, timedOut, stopped };
}

/**
 * Resolves when the program has ended. The first stop signal is passed on, the rest are not: Ctrl-C reaches a whole
 * process group and npm passes signals on as well, so a program would otherwise be told to stop three times.
 */
function untilExit(child, passOn = (signal) => child.kill(signal)) {
  let stopped = false;
  const tell = (signal) => {
    if (!stopped) passOn(signal);
    stopped = true;
  };
  for (const signal of STOP_SIGNALS) process.on(signal, tell);

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of STOP_SIGNALS) process.off(name, tell);
      resolve({ code: code ?? 128 + constants.signals[signal], stopped });
    });
  });
}

function killGroup(child, signal) {
  if (!HAS_GROUPS) return child.kill(signal);
  try {
    return process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

// What is kept is printed here later, so it has colors where this terminal has them; left alone, tools guess by the pipe.
function withColorsAsHere({ FORCE_COLOR, NO_COLOR, ...env }) {
  const hasColors = process.stdout.isTTY && NO_COLOR === undefined;
  return hasColors ? { ...env, FORCE_COLOR: FORCE_COLOR ?? '1' } : { ...env, NO_COLOR: '1' };
}
