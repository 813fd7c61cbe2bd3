import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** The least that a Fastify server can do with these payloads: it parses the order that it gets and answers one. */
const entries: unknown = JSON.parse(readFileSync(process.env['BENCH_ENTRIES'] ?? '', 'utf8'));
const app = Fastify();
app.get('/api/rankings/all-songs-ranking', async () => entries);
app.put('/api/rankings/all-songs-ranking', async () => entries);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
