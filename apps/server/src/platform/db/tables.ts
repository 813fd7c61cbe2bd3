import type { Generated, Kysely } from 'kysely';

/**
 * A fan. `*_key` columns hold the lower-case form that makes names and addresses unique. An account that lost its address
 * has an empty `email` and an `email_key` without an at sign, which is no address. Times are ISO 8601 in UTC.
 */
type UsersTable = {
  id: string;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  /** Argon2id in PHC format; null for an account that nobody can log in to yet. */
  password_hash: string | null;
  created_at: string;
  login_count: Generated<number>;
  /** When a link in a mail to the address was followed; null: nobody has shown that it is the fan's. */
  email_confirmed_at: string | null;
  /** Since when the operator keeps the fan out of all public places; null: the fan is not hidden. */
  hidden_at: string | null;
};

/** What the operator allows an account beyond its own data, for example `catalogue`. */
type RightsTable = { user_id: string; right_name: string };

/**
 * An open session. Only the hash of its token is stored; times are milliseconds since 1970. `device` is in words, for
 * example "Firefox on Windows"; `last_seen_at` follows the session's use, up to an hour late.
 */
type SessionsTable = {
  user_id: string;
  token_hash: string;
  created_at: number;
  expires_at: number;
  device: string;
  last_seen_at: number;
};

/** A network that a fan logged in from, as a hash, and when last, in milliseconds since 1970. */
type KnownNetworksTable = { user_id: string; network_hash: string; used_at: number };

/** A link to reset a password, as the hash of its token; single use, so a used one is gone. */
type PasswordResetsTable = { user_id: string; token_hash: string; expires_at: number };

/**
 * The second factor of an account (RFC 6238): the secret in base32, shared with the fan's authenticator app. `is_on` is
 * 0 until a first code proved that the app has it. `last_step` is the last 30 seconds of which a code was used.
 */
type SecondFactorsTable = { user_id: string; secret: string; is_on: number; last_step: number };

/** A code that stands in for the second factor once, as its hash; a used one is gone. */
type RecoveryCodesTable = { user_id: string; code_hash: string };

/** A link that confirms the address which it was mailed to, as the hash of its token; single use, so a used one is gone. */
type EmailConfirmationsTable = { user_id: string; token_hash: string; email: string; expires_at: number };

/**
 * One row per fan and list. `items` is JSON text of ids; `revision` grows by one with each change. `placed` is JSON text
 * of the ids in a ranking that the fan placed; null: all of them.
 */
type ListsTable = {
  user_id: string;
  list: string;
  items: string;
  placed: string | null;
  revision: number;
  updated_at: string;
};

/**
 * A sort under way, under an id of the client's. `sort` is JSON text of its plan and answers, `summary` of what a list shows
 * of it; `revision` grows by one with each change.
 */
type SortsTable = {
  user_id: string;
  id: string;
  sort: string;
  summary: string;
  revision: number;
  updated_at: string;
};

/**
 * A mail that was promised: stored with the request that causes it, sent with retries, its texts emptied once sent. Of the
 * `kind` `message` the words are stored; those of other kinds are written anew for each attempt, since they hold a secret.
 */
type MailsTable = {
  id: string;
  kind: Generated<string>;
  /** Whose account a mail with a link is about. */
  user_id: string | null;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  attempts: number;
  next_attempt_at: number;
  created_at: string;
  sent_at: string | null;
};

/** Points used in a window of time, shared by all server processes. */
type LimitsTable = { key: string; points: number; expires_at: number };

/** Who has a published set list that everyone may see (hidden fans have none here): since when (ISO 8601 in UTC), and its surprise songs as ids. The songs are in `lists`. */
type VerifiedSetListsTable = { user_id: string; changed_at: string; guitar: string; piano: string };

/**
 * What a fan chose for the own profile; no row: nothing yet. `answers` is JSON text of one answer for each question,
 * `wordings` of how a client put each, or null where as this site does. `comparing`, `noindex`,
 * `named_top13` and `shareable` are 0 or 1.
 */
type ProfilesTable = {
  user_id: string;
  theme: string;
  image: string;
  answers: string;
  wordings: string | null;
  comparing: number;
  /** Whether search engines are asked to leave the fan's public pages out. */
  noindex: Generated<number>;
  /** Whether the fan's Top 13 has a page with the fan's name. */
  named_top13: Generated<number>;
  /** Follows the answers, the fan's lists and whether the fan is hidden, in their transactions. */
  shareable: number;
  /** When it could be shared for the first time, as ISO 8601 in UTC; it stays, so that nobody moves up by a break. */
  public_since: string | null;
};

/** How often a fan's public pages were reported for a topic since the operator looked, and when last (ISO 8601 in UTC). */
type ReportsTable = { user_id: string; topic: string; count: number; last_at: string };

/**
 * An address, in lower case, that a mail server refused for good, and since when (ISO 8601 in UTC): nothing is sent there.
 * No account need have it: a fan may have asked to change to it.
 */
type BouncedAddressesTable = { email_key: string; bounced_at: string };
/**
 * A shareable profile as lists of many fans show it. It follows `profiles`, and `songs_placed` what `song_orders` holds, in
 * the same transactions.
 */
type PublicProfilesTable = {
  user_id: string;
  public_since: string;
  theme: string;
  image: string;
  songs_placed: Generated<number>;
};

/**
 * How the names of shareable profiles are found: the whole lower-case username (`at_start` 1), and each end of it from
 * three letters on (`at_start` 0) with what stands before. Any part of a name is the beginning of one of its ends.
 */
type ProfileNameEndsTable = { at_start: number; ending: string; before: string; user_id: string };

/**
 * In which order a fan ranked songs, as hashes of four signs each (`features/match/song-hashes.ts`): the Top 13, as JSON text
 * each album's by its key, and all songs. It follows the fan's lists, in their transactions. `first_song` is an id.
 */
type SongOrdersTable = {
  user_id: string;
  first_song: string | null;
  top13: string;
  albums: string;
  all_songs: string;
};

/** A song in the Top 13 of a fan whose profile everyone may see, and since when they may. */
type PublicTop13SongsTable = { user_id: string; song_id: string; public_since: string };

/**
 * A state of a fan's list that is past: how it stood from one day to another, both included, as numbers of days since 1970
 * in UTC. `state` is packed (`packages/domain/src/history/list-state.ts`). What the fan did not place is not in it.
 */
type ListDaysTable = { user_id: string; list: string; until_day: number; since_day: number; state: string };

/** A fan who wants no past states kept, and since when (ISO 8601 in UTC). */
type ListDaysOffTable = { user_id: string; off_since: string };

/** A part of a sum: the value of a counter is the sum of its stripes. */
type CountersTable = { name: string; item: string; stripe: number; value: number };

/** The sum of a counter as it was on a day, an ISO date in UTC. */
type CounterDaysTable = { day: string; name: string; item: string; value: number };

/** `look` and `short_names` are JSON text, `on_tour` is 0 or 1. */
type AlbumsTable = {
  key: string;
  slug: string;
  era: string | null;
  title: string;
  release_date: string | null;
  cover: string | null;
  position: number;
  look: string | null;
  short_names: string;
  on_tour: number;
};

/** `number` is permanent: given to a song that was added to the running site, null for the project's own. */
type SongsTable = {
  id: string;
  album_key: string;
  track: number;
  title: string;
  artist: string | null;
  featuring: string | null;
  duration_seconds: number | null;
  audio_source: string | null;
  number: number | null;
};

/**
 * What was found for an album (its key) or a song (its id) when it was looked up: `linked` with an address, `unsure` or
 * `missing` with a `note` for the operator. Times are ISO 8601 in UTC.
 */
type MediaLinksTable = {
  kind: string;
  item: string;
  outcome: string;
  address: string | null;
  note: string;
  looked_up_at: string;
};

/** A deleted account, as the SHA-256 of its id in hex, until the log of deletions has it. */
type DeletionsTable = { user_hash: string; deleted_at: string };

/** Single facts of the installation, for example the revision of the catalogue. */
type FactsTable = { name: string; value: string };

/** All tables, as both databases have them. */
export type Tables = {
  users: UsersTable;
  rights: RightsTable;
  sessions: SessionsTable;
  known_networks: KnownNetworksTable;
  password_resets: PasswordResetsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  email_confirmations: EmailConfirmationsTable;
  lists: ListsTable;
  sorts: SortsTable;
  mails: MailsTable;
  limits: LimitsTable;
  albums: AlbumsTable;
  songs: SongsTable;
  facts: FactsTable;
  deletions: DeletionsTable;
  media_links: MediaLinksTable;
  counters: CountersTable;
  counter_days: CounterDaysTable;
  verified_set_lists: VerifiedSetListsTable;
  profiles: ProfilesTable;
  public_profiles: PublicProfilesTable;
  public_top13_songs: PublicTop13SongsTable;
  profile_name_ends: ProfileNameEndsTable;
  reports: ReportsTable;
  bounced_addresses: BouncedAddressesTable;
  song_orders: SongOrdersTable;
  list_days: ListDaysTable;
  list_days_off: ListDaysOffTable;
};

/** A way to read. */
export type Db = Kysely<Tables>;

declare const inTransaction: unique symbol;

/** A way to read and write inside one transaction. `Database.write` and `writeForUser` hand it out, and nothing else can. */
export type Tx = Db & { readonly [inTransaction]: true };
