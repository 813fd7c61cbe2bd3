import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None, Lines } from './endpoint.ts';
import { TopAlbum } from './rankings.ts';
import { Top13Entry } from './top13.ts';

/** How long an answer of the questionnaire may be, in characters. */
export const ANSWER_MAX_LENGTH = 500;

/** A question of the questionnaire and what the fan answered; an empty answer is none. */
export const ProfileAnswer = Type.Object({ question: Type.String(), answer: Type.String() });
export type ProfileAnswer = Static<typeof ProfileAnswer>;

/**
 * As the fan's own profile tells it: in the wording of the client that answered last, with this site's own beside it where
 * that differs.
 */
export const OwnProfileAnswer = Type.Object({
  ...ProfileAnswer.properties,
  siteQuestion: Type.Optional(Type.String()),
});

const shown = {
  username: Type.String(),
  /** The name of a theme, such as `Speak Now`, and the key of the look that it puts on the page (`data-era`). */
  theme: Type.String(),
  era: Type.String(),
  /** The name of a preset, such as `red-2`; its drawing is `/media/profile-images/red-2.svg`. */
  profileImage: Type.String(),
  rankings: Type.Object({
    topThirteen: Type.Array(Top13Entry),
    /** Empty, or the first five of the fan's album ranking. */
    topFiveAlbums: Type.Array(TopAlbum),
  }),
  /** Always all 13 questions, in their fixed order. */
  profileQuestions: Type.Array(ProfileAnswer),
  /** Whether friends can see a set list of this fan: one that was verified, and not taken away since. */
  setListVerified: Type.Boolean(),
  /** Whether other fans may compare themselves with this one. */
  comparing: Type.Boolean(),
};

/** The fan's own profile. */
export const UserProfile = Type.Object({
  ...shown,
  /** Always all 13 questions, in their fixed order. */
  profileQuestions: Type.Array(OwnProfileAnswer),
  /** Whether search engines are asked to leave this fan's public pages out. */
  noindex: Type.Boolean(),
  /** Whether the Top 13 has a page with this fan's name. */
  namedTop13: Type.Boolean(),
  shareable: Type.Boolean(),
  /** Why it can't be shared yet, in words. */
  missing: Type.Array(Type.String()),
  /** There, and true, while the operator keeps the fan's public pages out of sight. */
  hidden: Type.Optional(Type.Boolean()),
});
export type UserProfile = Static<typeof UserProfile>;

/** A profile that can be shared, as everyone sees it. */
export const PublicProfile = Type.Object(shown);
export type PublicProfile = Static<typeof PublicProfile>;

/** A Top 13 with its fan's name, as everyone sees it. */
export const NamedTop13 = Type.Object({
  username: Type.String(),
  songs: Type.Array(Top13Entry),
  /** Whether other fans may compare themselves with this one. */
  comparing: Type.Boolean(),
});
export type NamedTop13 = Static<typeof NamedTop13>;

const shared = { tag: 'Profile', session: 'required', params: None, query: None, body: None } as const;
const OfFan = Type.Object({ username: Type.String({ minLength: 1, maxLength: 200 }) });

export const getUserProfile = {
  ...shared,
  method: 'GET',
  path: '/api/profile/user-profile',
  summary: "The fan's own profile, and what it still lacks to be shared.",
  reply: UserProfile,
} as const;

const change = { ...getUserProfile, method: 'PUT' } as const;

export const saveProfileImage = {
  ...change,
  path: '/api/profile/image',
  summary: 'Chooses one of the preset images.',
  body: Type.Object({ image: Type.String({ maxLength: 200 }) }),
} as const;

export const saveProfileTheme = {
  ...change,
  path: '/api/profile/theme',
  summary: 'Chooses one of the themes.',
  body: Type.Object({ theme: Type.String({ maxLength: 200 }) }),
} as const;

export const saveProfileQuestions = {
  ...change,
  path: '/api/profile/questions',
  summary:
    'Saves the answers. Questions left out become unanswered. All thirteen in their order may be worded in other words, of at most 200 characters, which the own profile then tells; there an empty answer leaves what is stored.',
  body: Type.Object({
    questions: Type.Array(
      Type.Object({
        question: Type.String({ maxLength: 500 }),
        answer: Lines({ maxLength: ANSWER_MAX_LENGTH }),
      }),
      { maxItems: 100 },
    ),
  }),
} as const;

export const saveComparing = {
  ...change,
  path: '/api/profile/comparing',
  summary: 'Lets other fans compare themselves with this one, or not.',
  body: Type.Object({ enabled: Type.Boolean() }),
} as const;

export const saveNoindex = {
  ...change,
  path: '/api/profile/noindex',
  summary: "Asks search engines to leave this fan's public pages out, or no longer.",
  body: Type.Object({ enabled: Type.Boolean() }),
} as const;

export const saveNamedTop13 = {
  ...change,
  path: '/api/profile/named-top-thirteen',
  summary: "Gives this fan's Top 13 a page with the fan's name, or takes it away.",
  body: Type.Object({ enabled: Type.Boolean() }),
} as const;

export const getPublicProfile = {
  ...shared,
  method: 'GET',
  path: '/api/profile/public-profile/:username',
  summary: 'A profile that can be shared. 404 for all others, known or not.',
  session: 'none',
  params: OfFan,
  reply: PublicProfile,
} as const;

export const getNamedTop13 = {
  ...shared,
  method: 'GET',
  path: '/api/profile/top-thirteen/:username',
  summary: 'The Top 13 of a fan who put a name to it, as it is now. 404 for all others, known or not.',
  session: 'none',
  params: OfFan,
  reply: NamedTop13,
} as const;

export const getTop13ToPick = {
  ...shared,
  method: 'GET',
  path: '/api/profile/:username/top-thirteen-to-pick',
  summary:
    "A fan's Top 13 where everyone may see it and match five picks with it: the profile is public, or the Top 13 has the fan's name, and comparing is on. No songs for all others, known or not.",
  session: 'none',
  params: OfFan,
  reply: Type.Object({ songs: Type.Array(Top13Entry) }),
} as const;

export const getTopAlbumsOf = {
  ...shared,
  method: 'GET',
  path: '/api/rankings/user/:username/top-five-albums',
  summary: 'The Top 5 of a fan whose profile is public; 404 for all others.',
  session: 'none',
  params: OfFan,
  reply: Type.Array(TopAlbum),
} as const;
