import { STATUS_CODES } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PROBLEM_CODE_HEADER, problemCodes, ProblemReply } from '@thirteen/contract/problems.ts';
import { answerSchema, type Schema } from './routes.ts';
import type { FuzzRequest } from './requests.ts';
import type { Route } from './routes.ts';
import { violationOf } from './schema-check.ts';
import type { Answer } from './connection.ts';

/** What is wrong, in a word by which findings are told apart, and as a sentence. */
export type Finding = { readonly kind: string; readonly text: string };

const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];
const TRACES = /\n\s+at .+:\d+:\d+|node_modules|SQLITE_|error: (?:relation|column|invalid byte)/;
const JSON_TYPE = 'application/json; charset=utf-8';

/** What any answer must be, whatever was asked: no failure of the server, secured, and with the right error. */
export function checkAnswer(answer: Answer): readonly Finding[] {
  const findings: Finding[] = [];
  const { status, headers } = answer;
  if (status >= 500)
    findings.push({ kind: `status ${status}`, text: `answered ${status}: ${textOf(answer)}` });
  const missing = SECURITY_HEADERS.filter((name) => !headers.has(name));
  if (missing.length > 0)
    findings.push({ kind: 'unsecured', text: `${status} without ${missing.join(', ')}` });
  if ((status === 429 || status === 503) && !/^\d+$/.test(headers.get('retry-after') ?? ''))
    findings.push({ kind: 'retry-after', text: `${status} without Retry-After` });
  if (headers.has('x-powered-by')) findings.push({ kind: 'names itself', text: 'x-powered-by is sent' });
  return findings;
}

type Asked = {
  readonly route: Route;
  readonly request: FuzzRequest;
  readonly hasSession: boolean;
};

/** What an answer of the API must be by its own document. */
export function checkDocumented(answer: Answer, { route, request, hasSession }: Asked): readonly Finding[] {
  const { status } = answer;
  // What a page answers to people is a page; a range that a file doesn't have is told by a header.
  if (status >= 400 && (isJson(answer) || request.target.startsWith('/api/'))) {
    return request.method === 'HEAD' ? [] : checkProblem(answer);
  }
  const operation = route.operations.get(request.method === 'HEAD' ? 'GET' : request.method);
  if (operation === undefined || status >= 400) return checkText(answer);

  const needsSession = operation.security !== undefined;
  if (needsSession && !hasSession)
    return [{ kind: 'no session', text: `answered ${status} without a session` }];
  if (needsSession && !/no-store/.test(answer.headers.get('cache-control') ?? ''))
    return [{ kind: 'cached', text: 'a private answer may be kept by caches' }];
  const schema = answerSchema(operation, status);
  if (schema === undefined) return [{ kind: 'undocumented', text: `${status} is not in the document` }];
  return request.method === 'HEAD' ? [] : checkBody(answer, schema);
}

/** Whether a refusal for lack of a session came to one who has one. */
export function checkSession(answer: Answer, { route, request, hasSession }: Asked): readonly Finding[] {
  const operation = route.operations.get(request.method);
  if (answer.status !== 401 || !hasSession || operation?.security === undefined) return [];
  return [{ kind: 'session lost', text: 'answered 401 to a session that was open' }];
}

function checkBody(answer: Answer, schema: Schema | 'empty'): readonly Finding[] {
  if (schema === 'empty') {
    return answer.body.length === 0 ? [] : [{ kind: 'schema', text: `${answer.status} with a body` }];
  }
  if (answer.headers.get('content-type') !== JSON_TYPE)
    return [{ kind: 'schema', text: `sent as ${answer.headers.get('content-type')}` }];
  const violation = violationOf(schema, parse(answer));
  return violation === undefined
    ? checkText(answer)
    : [{ kind: 'schema', text: `${answer.status} breaks its schema: ${violation}` }];
}

function checkProblem(answer: Answer): readonly Finding[] {
  const say = (text: string): readonly Finding[] => [
    { kind: 'error shape', text: `${answer.status} ${text}` },
  ];
  if (answer.headers.get('content-type') !== JSON_TYPE)
    return say(`sent as ${answer.headers.get('content-type')}: ${textOf(answer)}`);
  const body = parse(answer);
  const violation = violationOf(ProblemReply, body);
  if (violation !== undefined) return say(`is not in the error shape: ${violation}`);
  const reply = body as ProblemReply;
  if (reply.statusCode !== answer.status || reply.error !== STATUS_CODES[answer.status])
    return say(`says of itself ${reply.statusCode} ${reply.error}`);
  const code = answer.headers.get(PROBLEM_CODE_HEADER);
  if (!problemCodes.some((known) => known === code)) return say(`with the problem code ${code}`);
  if (answer.headers.get('cache-control') !== 'no-store') return say('may be kept by caches');
  return checkText(answer);
}

function checkText(answer: Answer): readonly Finding[] {
  if (!/^(?:text|application\/json)/.test(answer.headers.get('content-type') ?? '')) return [];
  const [trace] = TRACES.exec(decode(answer).toString()) ?? [];
  return trace === undefined ? [] : [{ kind: 'trace', text: `tells of its inside: ${trace.trim()}` }];
}

function isJson({ headers }: Answer): boolean {
  return headers.get('content-type')?.startsWith('application/json') === true;
}

function parse(answer: Answer): unknown {
  try {
    return JSON.parse(decode(answer).toString());
  } catch {
    return `no JSON: ${textOf(answer)}`;
  }
}

function decode({ body, headers }: Answer): Buffer {
  const encoding = headers.get('content-encoding');
  if (encoding === 'gzip') return gunzipSync(body);
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}

function textOf(answer: Answer): string {
  return decode(answer).toString('utf8').slice(0, 200);
}
