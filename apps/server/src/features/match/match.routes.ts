import {
  compareWith,
  listMatches,
  readMatchLink,
  MATCHES_AT_ONCE,
  type Comparison,
  type FirstSong,
} from '@thirteen/contract/match.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { matcherOf } from '@thirteen/domain/match/match.ts';
import type { FastifyInstance } from 'fastify';
import { UserGone, type Database } from '#platform/db/database.ts';
import type { Db } from '#platform/db/tables.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { serve } from '#platform/http/serve.ts';
import { toComparison, type ComparedFan, type ComparisonParts } from './comparison.replies.ts';
import { findSongOrders, listMatchedFans } from './match.repository.ts';
import { songsOfMatchCode, matchFans } from './match.service.ts';

type MatchParts = ComparisonParts & {
  readonly database: Database;
  readonly catalogue: { current(): Catalogue; revision(): number };
  /** The profile of a username while everyone may see it. */
  readonly findProfile: (username: string) => Promise<ComparedFan | undefined>;
  /** The profile of a user's id. */
  readonly findOwnProfile: (db: Db, userId: string) => Promise<ComparedFan | undefined>;
  /** Where the pictures of a comparison are. */
  readonly matchPictures: (pair: ComparedPair) => Comparison['pictures'];
};

/** The songs of a link never change, but where their covers and sounds are. */
const LINK_MAX_AGE_SECONDS = 60;

/** Two fans who may be compared. `yours` is who asks. */
export type ComparedPair = {
  readonly yours: ComparedFan;
  readonly theirs: ComparedFan;
  readonly percent: number | null;
};

/** The calls that compare fans: one with another in full, a page of the explorer with the one who looks at it, and by a link. */
export function serveMatches(app: FastifyInstance, parts: MatchParts): void {
  const { database, catalogue, findProfile, findOwnProfile, matchPictures } = parts;
  const read = database.read;

  serve(app, compareWith, async ({ params, user }) => {
    const theirs = await findProfile(params.username);
    if (!theirs?.choices.comparing) throw new HttpProblem('not-found');
    const yours = await findOwnProfile(read, user.id);
    if (!yours) throw new UserGone();
    const match = await matchFans(read, yours.userId, theirs.userId);
    const pictures = matchPictures({ yours, theirs, percent: match.percent });
    return { ...toComparison(parts, yours, theirs), match, pictures };
  });

  serve(app, listMatches, async ({ query, user }) => {
    const usernames = [...new Set(query.usernames.toLowerCase().split(','))];
    if (usernames.length > MATCHES_AT_ONCE) {
      const message = `At most ${MATCHES_AT_ONCE} usernames`;
      throw new HttpProblem('invalid', { field: 'usernames', message });
    }
    const [yours, fans] = await Promise.all([
      findSongOrders(read, user.id),
      listMatchedFans(read, usernames),
    ]);
    const match = matcherOf(yours);
    const fansByName = new Map(fans.map((fan) => [fan.username.toLowerCase(), fan]));
    return {
      matches: usernames.flatMap((name) => {
        const fan = fansByName.get(name);
        if (!fan) return [];
        const isCompared = fan.comparing && fan.userId !== user.id;
        return {
          username: fan.username,
          firstSong: toFirstSong(fan.firstSong, catalogue.current()),
          percent: isCompared ? match(fan.orders).percent : null,
        };
      }),
    };
  });

  serve(app, readMatchLink, ({ params: { code }, reply }) => {
    const picked = songsOfMatchCode(code, catalogue.current());
    if (!picked) throw new HttpProblem('not-found', { field: 'code', message: 'No match has this code' });
    reply.publicEtag(`"c${catalogue.revision()}"`, LINK_MAX_AGE_SECONDS);
    return { code, picks: [...picked.picks], songs: parts.listReplies.top13(picked.top13) };
  });
}

/** Null also for a song that left the catalogue. */
function toFirstSong(songId: string | null, { songsById, albumsByKey }: Catalogue): FirstSong | null {
  const song = songId === null ? undefined : songsById.get(songId);
  const album = song && albumsByKey.get(song.albumKey);
  return album ? { songId: song.id, songTitle: song.title, era: album.theme } : null;
}
