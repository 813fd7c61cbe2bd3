import { createInterface } from 'node:readline/promises';

/** Asks whoever runs a command, and answers the line that was typed; empty when there is nobody to type. */
export async function ask(question: string): Promise<string> {
  // The output is left to answers that programs read.
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const { promise: nobody, resolve } = Promise.withResolvers<string>();
  lines.once('close', () => resolve(''));
  try {
    return await Promise.race([lines.question(question), nobody]);
  } finally {
    lines.close();
  }
}
