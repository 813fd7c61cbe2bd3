import { logIn, type Try } from './log-in.ts';

// Floods from a process of its own, so that sending takes no time from who measures.
process.once('message', async (message) => {
  const { origin, tries } = message as { readonly origin: string; readonly tries: readonly Try[] };
  const answers = tries.map((attempt) => logIn(origin, attempt));
  process.send?.('sent');
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  process.send?.(statuses, () => process.disconnect());
});
