import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { themeFinder } from '@thirteen/domain/profile/profile-choices.ts';
import { findAccountByName } from '#features/account/account.repository.ts';
import type { ComparedFan } from '#features/match/comparison.replies.ts';
import type { ComparedPair } from '#features/match/match.routes.ts';
import { exportHistory } from '#features/history/history.service.ts';
import { songsOfMatchCode, matchFans } from '#features/match/match.service.ts';
import { exportProfile, type ListReplies } from '#features/profile/profile.replies.ts';
import {
  findNamedTop13,
  findProfile as findOwnProfile,
  findPublicProfile,
} from '#features/profile/profile.repository.ts';
import { toTopAlbums } from '#features/rankings/rankings.replies.ts';
import type { MatchAddresses } from '#features/sharing/match-addresses.ts';
import { toMatchPictures, toPair } from '#features/sharing/shared-match.ts';
import { siteImage } from '#features/sharing/sharing.routes.ts';
import { exportSorts } from '#features/sorter/sorts.service.ts';
import { songsOfTop13Code, toTop13Entries } from '#features/top13/top13.replies.ts';
import type { Database } from '#platform/db/database.ts';
import type { Db } from '#platform/db/tables.ts';
import { createFanUpdates } from './fan-updates.ts';
import { createSaveList } from './save-list.ts';
import { findSharedPages } from './shared-pages.ts';

type Parts = {
  readonly database: Database;
  readonly catalogue: { current(): Catalogue };
  readonly media: MediaHost;
  readonly origin: () => string;
  readonly publicOrigin: string | undefined;
  readonly matchAddresses: MatchAddresses;
  readonly now: () => number;
  /** Whose lists are an example and count in no statistic. */
  readonly authorId: string | undefined;
};

/** What one feature needs of another, since features don't import each other. */
export function linkFeatures({
  database,
  catalogue,
  media,
  origin,
  publicOrigin,
  matchAddresses,
  now,
  authorId,
}: Parts) {
  const isCounted = (userId: string) => userId !== authorId;
  const listReplies: ListReplies = {
    top13: (top13) => toTop13Entries(top13, catalogue.current(), media),
    topAlbums: (order) => toTopAlbums(order, catalogue.current(), media),
    themeOf: (name) => themeFinder(catalogue.current())(name),
  };
  const findProfile = (username: string) => findPublicProfile(database.read, username);
  /** What a page shows that fans share, by the name or code in its address. */
  const shown = {
    findProfile,
    findNamedTop13: (username: string) => findNamedTop13(database.read, username),
    findLinkedTop13: (code: string) => songsOfTop13Code(code, catalogue.current()),
    findLinkedMatch: (code: string) => songsOfMatchCode(code, catalogue.current()),
  };

  /** Who compared may be on the pictures: not hidden, and still with comparing on, as the other one must be. */
  const isShown = ({ choices, hidden }: ComparedFan) => choices.comparing && !hidden;
  const matchPictures = ({ percent, ...fans }: ComparedPair) =>
    percent === null || !isShown(fans.yours)
      ? null
      : toMatchPictures(matchAddresses, toPair({ ...fans, percent }, catalogue.current()), {
          origin: origin(),
          publicOrigin,
        });
  const findMatch = async (theirName: string, yourName: string) => {
    const [theirs, account] = await Promise.all([
      findProfile(theirName),
      findAccountByName(database.read, yourName),
    ]);
    const yours = account && (await findOwnProfile(database.read, account.id));
    if (!theirs?.choices.comparing || !yours || !isShown(yours)) return undefined;
    const { percent } = await matchFans(database.read, yours.userId, theirs.userId);
    return percent === null ? undefined : { yours, theirs, percent };
  };

  return {
    saveList: createSaveList({ database, now, catalogue, isCounted }),
    ...createFanUpdates(isCounted, now),
    exportProfile,
    exportSorts,
    exportHistory: (db: Db, userId: string) => exportHistory(db, userId, catalogue.current()),
    listReplies,
    ...shown,
    findOwnProfile,
    findMatch,
    matchPictures,
    siteImage,
    sharedPages: findSharedPages({ database, catalogue, origin, listReplies, ...shown }),
  };
}
