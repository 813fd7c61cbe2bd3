import Fastify from 'fastify';
import { readFixture } from './fixture.ts';

/** The least that a Fastify server can do: it answers the same JSON, without a session, a rule or a database. */
const { entries } = readFixture();
const app = Fastify();
app.get('/api/rankings/user/top-thirteen', async () => entries);
// The body is parsed by the framework and otherwise ignored.
app.post('/api/rankings/user/top-thirteen', async () => entries);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
