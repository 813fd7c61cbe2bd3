import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import type { ProfileData } from '@thirteen/contract/account.ts';
import type { NamedTop13, PublicProfile, UserProfile } from '@thirteen/contract/profile.ts';
import type { TopAlbum } from '@thirteen/contract/rankings.ts';
import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { pairWithQuestions, pairWithWordings } from '@thirteen/domain/profile/questionnaire.ts';
import type { ProfileTheme } from '@thirteen/domain/profile/profile-choices.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { UserGone } from '#platform/db/database.ts';
import type { Db } from '#platform/db/tables.ts';
import { findProfile, type StoredProfile } from './profile.repository.ts';
import { missingOf } from './profile.service.ts';

/** How the lists and the theme of a profile are told: just as their own calls and the catalogue tell them. */
export type ListReplies = {
  readonly top13: (top13: Top13) => Top13Entry[];
  /** Of an album ranking, undefined where there is none, its first five. */
  readonly topAlbums: (albumOrder: readonly string[] | undefined) => TopAlbum[];
  /** The theme of a name, the default where it is not known. */
  readonly themeOf: (name: string) => ProfileTheme;
};

/** A profile as everyone sees it. */
export function toPublicProfile(profile: StoredProfile, replies: ListReplies): PublicProfile {
  const { username, choices, top13, albumOrder, setListVerified } = profile;
  const { name, era } = replies.themeOf(choices.theme);
  return {
    username,
    theme: name,
    era,
    profileImage: choices.image,
    rankings: { topThirteen: replies.top13(top13), topFiveAlbums: replies.topAlbums(albumOrder) },
    profileQuestions: pairWithQuestions(choices.answers, profileQuestions),
    setListVerified,
    comparing: choices.comparing,
  };
}

/** A Top 13 with its fan's name, as everyone sees it. */
export function toNamedTop13({ username, choices, top13 }: StoredProfile, replies: ListReplies): NamedTop13 {
  return { username, songs: replies.top13(top13), comparing: choices.comparing };
}

/** The own profile, with what it still lacks. */
export function toUserProfile(profile: StoredProfile, replies: ListReplies): UserProfile {
  const missing = missingOf(profile);
  return {
    ...toPublicProfile(profile, replies),
    profileQuestions: pairWithWordings(profile.choices, profileQuestions),
    noindex: profile.choices.noindex,
    namedTop13: profile.choices.namedTop13,
    shareable: missing.length === 0 && !profile.hidden,
    missing: [...missing],
    ...(profile.hidden && { hidden: true }),
  };
}

/** What a fan chose, for the download of all data; the lists stand there by themselves. */
export async function exportProfile(db: Db, userId: string): Promise<ProfileData> {
  const profile = await findProfile(db, userId);
  if (!profile) throw new UserGone();
  const { theme, image, comparing, noindex, namedTop13 } = profile.choices;
  return {
    theme,
    profileImage: image,
    profileQuestions: pairWithWordings(profile.choices, profileQuestions),
    comparing,
    noindex,
    namedTop13,
    shareable: profile.shareable,
  };
}
