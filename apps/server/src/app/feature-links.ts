import { readCertain } from '@thirteen/contract/certain-songs.ts';
import { getNamedTop13, getPublicProfile } from '@thirteen/contract/profile.ts';
import { readMatchLink } from '@thirteen/contract/match.ts';
import { readTop13Link } from '@thirteen/contract/top13.ts';
import type { SharedPage } from '@thirteen/contract/sharing.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { themeFinder } from '@thirteen/domain/profile/profile-choices.ts';
import { findAccountByName } from '#features/account/account.repository.ts';
import type { ComparedFan } from '#features/match/comparison.replies.ts';
import type { ComparedPair } from '#features/match/match.routes.ts';
import { exportHistory } from '#features/history/history.service.ts';
import { songsOfMatchCode, matchFans } from '#features/match/match.service.ts';
import {
  exportProfile,
  toNamedTop13,
  toPublicProfile,
  type ListReplies,
} from '#features/profile/profile.replies.ts';
import {
  findNamedTop13 as findNamed,
  findProfile as findOwnProfile,
  findPublicProfile,
} from '#features/profile/profile.repository.ts';
import { toTopAlbums } from '#features/rankings/rankings.replies.ts';
import type { MatchAddresses } from '#features/sharing/match-addresses.ts';
import { toMatchPictures, toPair } from '#features/sharing/shared-match.ts';
import { toLinkedMatchPage } from '#features/sharing/shared-picked-match.ts';
import { toFan, toProfilePage } from '#features/sharing/shared-profile.ts';
import { toNamedFan, toNamedTop13Page } from '#features/sharing/shared-named-top13.ts';
import { toSetListPage, toShow } from '#features/sharing/shared-set-list.ts';
import { toLinkedTop13Page, toTopThirteen } from '#features/sharing/shared-top13.ts';
import { siteImage } from '#features/sharing/sharing.routes.ts';
import { findSharedSetList } from '#features/sharing/sharing.repository.ts';
import { exportSorts } from '#features/sorter/sorts.service.ts';
import { songsOfTop13Code, toTop13Entries } from '#features/top13/top13.replies.ts';
import type { Database } from '#platform/db/database.ts';
import type { Db } from '#platform/db/tables.ts';
import { createFanUpdates } from './fan-updates.ts';
import { createSaveList } from './save-list.ts';

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

type FindPage = (name: string, search: URLSearchParams) => Promise<SharedPage | undefined>;

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

  const findSetListPage: FindPage = async (username) => {
    const shared = await findSharedSetList(database.read, username);
    if (!shared) return undefined;
    const page = toSetListPage(toShow(shared, catalogue.current()), origin());
    return { ...page, noindex: shared.noindex };
  };
  const findProfilePage: FindPage = async (username) => {
    const profile = await findProfile(username);
    if (!profile) return undefined;
    const address = getPublicProfile.path.replace(':username', encodeURIComponent(username));
    return {
      ...toProfilePage(toFan(profile, catalogue.current()), origin()),
      noindex: profile.choices.noindex,
      firstReplies: { [address]: toPublicProfile(profile, listReplies) },
    };
  };

  const findNamedTop13 = (username: string) => findNamed(database.read, username);
  const findNamedTop13Page: FindPage = async (username) => {
    const profile = await findNamedTop13(username);
    if (!profile) return undefined;
    const address = getNamedTop13.path.replace(':username', encodeURIComponent(username));
    const reply = toNamedTop13(profile, listReplies);
    return {
      ...toNamedTop13Page(toNamedFan(profile, catalogue.current()), origin()),
      ...(reply.songs[0] && { picture: reply.songs[0].albumImage }),
      noindex: profile.choices.noindex,
      firstReplies: { [address]: reply },
    };
  };

  const findLinkedTop13 = (code: string) => songsOfTop13Code(code, catalogue.current());
  const findLinkedTop13Page: FindPage = async (code, search) => {
    const songs = findLinkedTop13(code);
    if (!songs) return undefined;
    const address = readTop13Link.path.replace(':code', code);
    const entries = listReplies.top13(songs);
    return {
      ...toLinkedTop13Page(
        { code, certain: readCertain(search), ...toTopThirteen(songs, catalogue.current()) },
        origin(),
      ),
      ...(entries[0] && { picture: entries[0].albumImage }),
      firstReplies: { [address]: { code, songs: entries } },
    };
  };

  const findLinkedMatch = (code: string) => songsOfMatchCode(code, catalogue.current());
  const findLinkedMatchPage: FindPage = async (code) => {
    const picked = findLinkedMatch(code);
    if (!picked) return undefined;
    const address = readMatchLink.path.replace(':code', code);
    const songs = listReplies.top13(picked.top13);
    return {
      ...toLinkedMatchPage({ code, ...picked }, catalogue.current(), origin()),
      firstReplies: { [address]: { code, picks: picked.picks, songs } },
    };
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
    findProfile,
    findOwnProfile,
    findMatch,
    matchPictures,
    findNamedTop13,
    findLinkedTop13,
    findLinkedMatch,
    siteImage,
    /** The pages that fans share: what each says of itself, found by the name or code in its address. */
    sharedPages: {
      shareSetlist: findSetListPage,
      publicProfile: findProfilePage,
      namedTop13: findNamedTop13Page,
      t13: findLinkedTop13Page,
      match: findLinkedMatchPage,
    },
  };
}
