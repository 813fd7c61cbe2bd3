import type { Endpoint, ParamsOf, ReplyOf } from '@thirteen/contract/endpoint.ts';
import { FIRST_REPLIES_ID } from '@thirteen/contract/pages/document.ts';
import { addressOf } from './call.ts';
import { keepReply } from './kept-replies.ts';

/** What came with the document is as old as it: later it may no longer be true. */
const FRESH_MS = 10_000;

let replies: Map<string, unknown> | undefined;

/** The reply to a call that the document brought along, handed out once; undefined where the server must be asked. */
export function takeFirstReply<E extends Endpoint>(endpoint: E, params: ParamsOf<E>): ReplyOf<E> | undefined {
  if (performance.now() > FRESH_MS) return undefined;
  replies ??= readReplies();
  const address = addressOf(endpoint.path, { params });
  const reply = replies.get(address);
  replies.delete(address);
  if (reply !== undefined) void keepReply(address, Response.json(reply));
  // The server wrote it by the contract of the call.
  return reply as ReplyOf<E> | undefined;
}

function readReplies(): Map<string, unknown> {
  const text = document.getElementById(FIRST_REPLIES_ID)?.textContent;
  return new Map(Object.entries(text ? (JSON.parse(text) as object) : {}));
}
