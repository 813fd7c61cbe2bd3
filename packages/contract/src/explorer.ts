import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';

/** How many cards a page of the explorer holds, unless another number is asked for. */
export const EXPLORER_PAGE_SIZE = 20;

/** A fan in the explorer. */
export const ProfileCard = Type.Object({
  username: Type.String(),
  profileImage: Type.String(),
  /** The name of the theme, and the key of its look (`data-era`). */
  theme: Type.String(),
  era: Type.String(),
});
export type ProfileCard = Static<typeof ProfileCard>;

const shared = {
  method: 'GET',
  tag: 'Profile',
  session: 'required',
  params: None,
  body: None,
} as const;

export const listPublicProfiles = {
  ...shared,
  path: '/api/profile/all-public-profiles',
  summary:
    'A page of the public profiles. `search` under three letters is a prefix of the username, from three on any part. Without it, `theme` is a theme’s name and `song` the id of a song in the Top 13 of those who are wanted.',
  query: Type.Object({
    page: Type.Integer({ minimum: 1, default: 1 }),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: EXPLORER_PAGE_SIZE }),
    search: Type.String({ maxLength: 200, default: '' }),
    theme: Type.String({ maxLength: 100, default: '' }),
    song: Type.String({ maxLength: 100, default: '' }),
  }),
  reply: Type.Object({ users: Type.Array(ProfileCard), totalCount: Type.Integer() }),
} as const;

export const listNewestProfiles = {
  ...shared,
  path: '/api/profile/all-public-profiles/all',
  summary: 'Up to 5,000 public profiles, the newest first.',
  query: None,
  reply: Type.Array(ProfileCard),
} as const;
