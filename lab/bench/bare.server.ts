import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** The least that a Fastify server can do with calls: it parses what it gets, and answers the JSON of a file by address. */
const file = readFileSync(process.env['BENCH_ANSWERS'] ?? '', 'utf8');
const app = Fastify();
for (const [url, answer] of Object.entries(JSON.parse(file) as Record<string, unknown>))
  app.route({ method: ['GET', 'POST', 'PUT'], url, handler: async () => answer });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
