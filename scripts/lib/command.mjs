/** The exit code after a stop signal, as shells have it for Ctrl-C. */
export const STOPPED = 130;

/** A failure that a person can act on: shown as one line, without a stack trace. */
export class Refusal extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a command's main function and ends the process with the exit code that it returns. */
export async function runCommand(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
