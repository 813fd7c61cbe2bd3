import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** The least that a Fastify server can do with a call: it parses what it gets, and answers the JSON of a file. */
const answer: unknown = JSON.parse(readFileSync(process.env['BENCH_ANSWER'] ?? '', 'utf8'));
const app = Fastify();
app.route({
  method: ['GET', 'POST', 'PUT'],
  url: process.env['BENCH_PATH'] ?? '/',
  handler: async () => answer,
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
