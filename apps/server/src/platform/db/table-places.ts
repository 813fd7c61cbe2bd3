import type { Tables } from './tables.ts';

/**
 * Where a table lives once the database is spread over several nodes (`npm run admin -- distribute`):
 * - `by`: its rows are spread by this column, and a request reads and writes rows of one value alone;
 * - `reference`: every node has a copy, for what is read beside the rows of any fan and written rarely;
 * - `coordinator`: whole, on the first node, for queues and for lists of the whole site in one order.
 */
export type TablePlace = { readonly by: string } | 'reference' | 'coordinator';

const byFan = { by: 'user_id' } as const;

/** The place of every table. What is a fan's is spread by fan, so that all of one fan's rows lie together. */
export const tablePlaces: Readonly<Record<keyof Tables, TablePlace>> = {
  users: 'reference',
  albums: 'reference',
  songs: 'reference',
  facts: 'reference',
  bounced_addresses: 'reference',
  media_links: 'reference',

  rights: byFan,
  sessions: byFan,
  known_networks: byFan,
  password_resets: byFan,
  second_factors: byFan,
  recovery_codes: byFan,
  email_confirmations: byFan,
  lists: byFan,
  list_days: byFan,
  list_days_off: byFan,
  sorts: byFan,
  song_orders: byFan,
  profiles: byFan,
  verified_set_lists: byFan,
  reports: byFan,

  // Fans who love different songs count on different nodes.
  counters: { by: 'item' },
  counter_days: { by: 'item' },

  mails: 'coordinator',
  limits: 'coordinator',
  deletions: 'coordinator',
  public_profiles: 'coordinator',
  public_top13_songs: 'coordinator',
  profile_name_ends: 'coordinator',
};
