import { createInterface } from 'node:readline/promises';

/** Where there may be somebody to ask. The output is left to answers that programs read. */
type Place = { readonly stdin: NodeJS.ReadableStream; readonly stderr: NodeJS.WritableStream };

/** Asks whoever runs a command, and answers the line that was typed; empty when there is nobody to type. */
export function createAsk({ stdin, stderr }: Place): (question: string) => Promise<string> {
  return async (question) => {
    const lines = createInterface({ input: stdin, output: stderr });
    const { promise: nobody, resolve } = Promise.withResolvers<string>();
    lines.once('close', () => resolve(''));
    try {
      return await Promise.race([lines.question(question), nobody]);
    } finally {
      lines.close();
    }
  };
}
