import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None, Secret } from './endpoint.ts';
import { HistoryData } from './history.ts';
import { StoredSort } from './sorter.ts';
import { OwnProfileAnswer } from './profile.ts';

// Lengths here only keep absurd input out; the rules, with a field and words for each, are the domain's.
const Username = Type.String({ maxLength: 320 });
const Email = Type.String({ maxLength: 1000 });
const Password = Secret;
/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const SecondFactorCode = Type.String({ maxLength: 60 });

/** A sentence that says what happened, for people. */
export const MessageReply = Type.Object({ message: Type.String() });
export type MessageReply = Static<typeof MessageReply>;

/** What the calls share that need no session, and those about the own account. */
const open = { tag: 'Auth', session: 'none', params: None, query: None, reply: MessageReply } as const;
const own = {
  tag: 'Account',
  session: 'required',
  params: None,
  query: None,
  body: None,
  reply: MessageReply,
} as const;

export const Signup = Type.Object({ username: Username, email: Email, password: Password });
export type Signup = Static<typeof Signup>;

export const signup = {
  ...open,
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Makes an account.',
  status: 201,
  body: Signup,
  reply: Type.Object({ username: Type.String() }),
} as const;

/** `expiresIn` is the life of the session in seconds. */
export const LoginReply = Type.Object({
  token: Type.String(),
  expiresIn: Type.Integer(),
  user: Type.Object({ username: Type.String() }),
});
export type LoginReply = Static<typeof LoginReply>;

export const login = {
  ...open,
  method: 'POST',
  path: '/api/auth/login',
  summary:
    'Opens a session. `username` is a username or an e-mail address. Where the account has a second factor, a missing `code` is a 401 with the field `code`.',
  body: Type.Object({ username: Username, password: Password, code: Type.Optional(SecondFactorCode) }),
  reply: LoginReply,
} as const;

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session.',
  tag: 'Auth',
  session: 'required',
  params: None,
  query: None,
  body: None,
  reply: MessageReply,
} as const;

export const forgotPassword = {
  ...open,
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary:
    'Mails a link to reset the password, where the address belongs to an account. The answer never tells.',
  body: Type.Object({ email: Email }),
} as const;

/** The secret of a mail's link. */
const LinkToken = Type.String({ maxLength: 1000 });

export const checkResetLink = {
  ...open,
  method: 'POST',
  path: '/api/auth/reset-password/check',
  summary: 'Tells whether the token of a mail can still reset a password, without using it.',
  body: Type.Object({ token: LinkToken }),
  reply: Type.Object({ usable: Type.Boolean() }),
} as const;

export const resetPassword = {
  ...open,
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with the token of a mail, and ends all sessions.',
  body: Type.Object({ token: LinkToken, newPassword: Password }),
} as const;

export const confirmEmail = {
  ...open,
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary:
    "Makes an address the account's with the token of a mail to it; 409 when another account has confirmed it.",
  body: Type.Object({ token: LinkToken }),
} as const;

/** The account itself. `email` is empty when its address was confirmed by another fan. */
export const AccountReply = Type.Object({
  username: Type.String(),
  email: Type.String(),
  emailConfirmed: Type.Boolean(),
  /** Whether a mail server refused the address for good, so that nothing more is sent there. */
  emailBounced: Type.Boolean(),
  /** Whether the operator keeps the fan's public pages out of sight. */
  hidden: Type.Boolean(),
  createdAt: Type.String(),
});
export type AccountReply = Static<typeof AccountReply>;

export const getAccount = {
  ...own,
  method: 'GET',
  path: '/api/account',
  summary: 'Name and e-mail address of this account.',
  reply: AccountReply,
} as const;

export const sendEmailConfirmation = {
  ...own,
  method: 'POST',
  path: '/api/account/email',
  summary:
    'Mails a link that confirms the e-mail address, or another `email`, which takes the `password` and becomes the ' +
    "account's with the link. The answer never tells whether an address belongs to somebody else.",
  body: Type.Object({ email: Type.Optional(Email), password: Type.Optional(Password) }),
} as const;

export const changePassword = {
  ...own,
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Changes the password and ends all other sessions.',
  body: Type.Object({ currentPassword: Password, newPassword: Password }),
} as const;

/** An open session. `id` names it without being a key to it; `device` is in words; times are ISO 8601 in UTC. */
export const SessionEntry = Type.Object({
  id: Type.String(),
  device: Type.String(),
  createdAt: Type.String(),
  lastSeenAt: Type.String(),
  expiresAt: Type.String(),
  current: Type.Boolean(),
});
export type SessionEntry = Static<typeof SessionEntry>;

export const listAccountSessions = {
  ...own,
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'The open sessions of this account, this one first, then the one last seen most recently.',
  reply: Type.Array(SessionEntry),
} as const;

export const endAccountSession = {
  ...own,
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Ends one session of this account.',
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
} as const;

export const logoutEverywhere = {
  ...own,
  method: 'POST',
  path: '/api/account/logout-everywhere',
  summary: 'Ends all sessions of this account, this one included.',
  body: Type.Object({ password: Password }),
} as const;

/** What a fan chose for the own profile. */
export const ProfileData = Type.Object({
  theme: Type.String(),
  profileImage: Type.String(),
  profileQuestions: Type.Array(OwnProfileAnswer),
  comparing: Type.Boolean(),
  noindex: Type.Boolean(),
  namedTop13: Type.Boolean(),
  shareable: Type.Boolean(),
});
export type ProfileData = Static<typeof ProfileData>;

/** What the site knows of a fan. Each list is what the fan saved, as ids, with its revision. */
export const AccountData = Type.Object({
  username: Type.String(),
  email: Type.String(),
  emailConfirmedAt: Type.Union([Type.String(), Type.Null()]),
  /** Since when mails to the address are refused for good. */
  emailBouncedAt: Type.Union([Type.String(), Type.Null()]),
  /** Since when the operator keeps the public pages out of sight. */
  hiddenAt: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String(),
  loginCount: Type.Integer(),
  exportedAt: Type.String(),
  rights: Type.Array(Type.String()),
  /** Whether logging in asks for a code of an authenticator app. */
  secondFactor: Type.Boolean(),
  sessions: Type.Array(Type.Omit(SessionEntry, ['id', 'current'])),
  profile: ProfileData,
  lists: Type.Array(
    Type.Object({
      list: Type.String(),
      items: Type.Unknown(),
      /** The ids in a ranking that the fan placed; null: all. */
      placed: Type.Unknown(),
      revision: Type.Integer(),
      updatedAt: Type.String(),
    }),
  ),
  /** The sorts under way. */
  sorts: Type.Array(Type.Object({ ...StoredSort.properties, revision: Type.Integer() })),
  history: HistoryData,
});
export type AccountData = Static<typeof AccountData>;

export const getAccountData = {
  ...own,
  method: 'GET',
  path: '/api/account/data',
  summary: 'All data that the site holds of this account.',
  reply: AccountData,
} as const;

export const deleteAccount = {
  ...own,
  method: 'DELETE',
  path: '/api/account',
  summary: 'Removes the account and everything of it.',
  body: Type.Object({ password: Password }),
} as const;
