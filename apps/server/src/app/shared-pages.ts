import { readCertain } from '@thirteen/contract/certain-songs.ts';
import { readMatchLink } from '@thirteen/contract/match.ts';
import type { PageName } from '@thirteen/contract/pages/pages.ts';
import { getNamedTop13, getPublicProfile } from '@thirteen/contract/profile.ts';
import type { SharedPage } from '@thirteen/contract/sharing.ts';
import { readTop13Link } from '@thirteen/contract/top13.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { PickedSongs } from '@thirteen/domain/match/match-code.ts';
import { toNamedTop13, toPublicProfile, type ListReplies } from '#features/profile/profile.replies.ts';
import type { StoredProfile } from '#features/profile/profile.repository.ts';
import { toNamedFan, toNamedTop13Page } from '#features/sharing/shared-named-top13.ts';
import { toLinkedMatchPage } from '#features/sharing/shared-picked-match.ts';
import { toFan, toProfilePage } from '#features/sharing/shared-profile.ts';
import { toSetListPage, toShow } from '#features/sharing/shared-set-list.ts';
import { toLinkedTop13Page, toTopThirteen } from '#features/sharing/shared-top13.ts';
import { findSharedSetList } from '#features/sharing/sharing.repository.ts';
import type { Database } from '#platform/db/database.ts';

type Parts = {
  readonly database: Database;
  readonly catalogue: { current(): Catalogue };
  readonly origin: () => string;
  readonly listReplies: ListReplies;
  readonly findProfile: (username: string) => Promise<StoredProfile | undefined>;
  readonly findNamedTop13: (username: string) => Promise<StoredProfile | undefined>;
  readonly findLinkedTop13: (code: string) => readonly string[] | undefined;
  readonly findLinkedMatch: (code: string) => PickedSongs | undefined;
};

type FindPage = (name: string, search: URLSearchParams) => Promise<SharedPage | undefined>;

/** The pages that fans share: what each says of itself, found by the name or code in its address, with the replies it begins with. */
export function findSharedPages({ database, catalogue, origin, listReplies, ...find }: Parts) {
  return {
    async shareSetlist(username) {
      const shared = await findSharedSetList(database.read, username);
      if (!shared) return undefined;
      const page = toSetListPage(toShow(shared, catalogue.current()), origin());
      return { ...page, noindex: shared.noindex };
    },
    async publicProfile(username) {
      const profile = await find.findProfile(username);
      if (!profile) return undefined;
      const address = getPublicProfile.path.replace(':username', encodeURIComponent(username));
      return {
        ...toProfilePage(toFan(profile, catalogue.current()), origin()),
        noindex: profile.choices.noindex,
        firstReplies: { [address]: toPublicProfile(profile, listReplies) },
      };
    },
    async namedTop13(username) {
      const profile = await find.findNamedTop13(username);
      if (!profile) return undefined;
      const address = getNamedTop13.path.replace(':username', encodeURIComponent(username));
      const reply = toNamedTop13(profile, listReplies);
      return {
        ...toNamedTop13Page(toNamedFan(profile, catalogue.current()), origin()),
        ...(reply.songs[0] && { picture: reply.songs[0].albumImage }),
        noindex: profile.choices.noindex,
        firstReplies: { [address]: reply },
      };
    },
    async t13(code, search) {
      const songs = find.findLinkedTop13(code);
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
    },
    async match(code) {
      const picked = find.findLinkedMatch(code);
      if (!picked) return undefined;
      const address = readMatchLink.path.replace(':code', code);
      const songs = listReplies.top13(picked.top13);
      return {
        ...toLinkedMatchPage({ code, ...picked }, catalogue.current(), origin()),
        firstReplies: { [address]: { code, picks: picked.picks, songs } },
      };
    },
  } satisfies Partial<Record<PageName, FindPage>>;
}
