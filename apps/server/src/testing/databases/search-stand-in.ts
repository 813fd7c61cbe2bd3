import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** How the stand-in answers the first calls for a term, and from then on: the last answer stays. */
export type StandInAnswer = unknown[] | ((response: ServerResponse) => void);

/** A server that speaks Apple's search API on loopback. Terms that nobody told it of find nothing. */
export async function startSearchStandIn(answers: Readonly<Record<string, readonly StandInAnswer[]>>) {
  const asked: { readonly term: string; readonly entity: string }[] = [];
  const state = { answers };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const term = url.searchParams.get('term') ?? `not the search: ${url.pathname}`;
    const before = asked.filter((call) => call.term === term).length;
    asked.push({ term, entity: url.searchParams.get('entity') ?? '' });
    const known = state.answers[term] ?? state.answers['*'] ?? [[]];
    const answer = known[Math.min(before, known.length - 1)] ?? [];
    if (typeof answer === 'function') return answer(response);
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.end(JSON.stringify({ resultCount: answer.length, results: answer }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    /** Answers differently from now on, and forgets what was asked. */
    change(next: typeof answers) {
      state.answers = next;
      asked.length = 0;
    },
    close: () => server.close(),
  };
}
