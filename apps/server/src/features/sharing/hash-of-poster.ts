import { createHash } from 'node:crypto';
import { POSTERS_VERSION, type Poster } from '@thirteen/artwork/posters/posters.ts';

/** Names what a poster shows: another picture has another name, and an equal one the same on every server. */
export function hashOfPoster(poster: Poster): string {
  return createHash('sha256')
    .update(`${POSTERS_VERSION} ${JSON.stringify(poster)}`)
    .digest('hex')
    .slice(0, 24);
}
