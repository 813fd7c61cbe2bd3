import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_CODE_HEADER, type ProblemCode } from '@thirteen/contract/problems.ts';
import { HttpProblem } from './problem.ts';
import type { Headers } from './security.ts';

/** Answers, in the API's error shape, for requests that never reach the framework. */
export type ParserAnswers = {
  /** Answers a request that was read, and ends the connection. */
  answer(response: ServerResponse, code: ProblemCode): void;
  /** Answers on the bare socket, unless something is being sent on it, and closes it. */
  drop(socket: Socket, code: ProblemCode): void;
  /** Answers what the parser of HTTP could not read; for the event `clientError`. */
  dropUnreadable(error: Error & { readonly code?: string }, socket: Socket): void;
};

// For a connection too many.
const RETRY_AFTER_SECONDS = 2;

// All other parser errors are `malformed`.
const CODE_OF_ERROR: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  HPE_HEADER_OVERFLOW: 'head-too-large',
};

/** Makes the answers, with the headers that every answer has. */
export function createParserAnswers(headers: Headers): ParserAnswers {
  function parts(code: ProblemCode) {
    const problem = new HttpProblem(code);
    const body = JSON.stringify(problem.toReply());
    return {
      status: problem.status,
      body,
      headers: {
        ...headers,
        [PROBLEM_CODE_HEADER]: code,
        ...(code === 'unavailable' && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      },
    };
  }

  function drop(socket: Socket, code: ProblemCode, { hasBody = true } = {}): void {
    if (socket.writable && socket.writableLength === 0) {
      const answer = parts(code);
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const first = `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n`;
      socket.write(`${first}${lines.join('')}\r\n${hasBody ? answer.body : ''}`);
    }
    socket.destroy();
  }

  return {
    answer(response, code) {
      const answer = parts(code);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    },
    drop,
    dropUnreadable(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      // An answer to HEAD has the headers alone (RFC 9110, section 9.3.2).
      drop(socket, CODE_OF_ERROR[error.code ?? ''] ?? 'malformed', { hasBody: !isOfHead(error) });
    },
  };
}

/** Whether the unreadable request is a HEAD; `rawPacket` is the part that was read last. */
function isOfHead(error: Error): boolean {
  return (
    'rawPacket' in error &&
    Buffer.isBuffer(error.rawPacket) &&
    error.rawPacket.toString('latin1', 0, 5) === 'HEAD '
  );
}
