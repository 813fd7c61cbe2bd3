import { createHash } from 'node:crypto';

/** The `ETag` of a text: the same for the same content, on every server. */
export function contentTag(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}
