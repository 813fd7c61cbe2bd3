/** A function with a statement that asks several nodes at once, and why it may. `when` tells who waits for it. */
type Excuse = {
  readonly function: string;
  /** `cached`: at most one run a second for each process, whoever asks (`platform/http/serve-cached.ts`). */
  readonly when: 'background' | 'operator' | 'cached' | 'request';
  readonly reason: string;
  /** How its statement looks, where requests run it. */
  readonly sql?: RegExp;
};

/** All statements that may ask several nodes. Whoever adds one says what keeps it away from the requests of fans. */
export const excusedStatements: readonly Excuse[] = [
  { function: 'deleteExpired', when: 'background', reason: 'forgets what is over, of all fans' },
  { function: 'forgetOldNetworks', when: 'background', reason: 'forgets what is over, of all fans' },
  { function: 'deleteEverybodysSessions', when: 'operator', reason: 'ends the sessions of all fans' },
  { function: 'listStoredPage', when: 'operator', reason: 'counts all lists again' },
  { function: 'listSongOrders', when: 'operator', reason: 'counts the placed songs of all fans again' },
  { function: 'recountPublicProfiles', when: 'operator', reason: 'counts all profiles again' },
  { function: 'findMissedLogins', when: 'operator', reason: 'compares all sessions with the logins' },
  {
    function: 'readCounters',
    when: 'cached',
    reason: 'sums up a chart of all songs',
    sql: /^select "item", sum\("value"\) as "total" from "counters"/,
  },
  { function: 'hasCounterDay', when: 'background', reason: 'looks whether a day is kept' },
  { function: 'insertCounterDay', when: 'background', reason: 'copies all sums, each on its own node' },
  { function: 'deleteCounterDaysBefore', when: 'background', reason: 'forgets what is over, of all songs' },
  {
    function: 'findCounterDay',
    when: 'cached',
    reason: 'the newest of seven days, from the index of each node',
    sql: /^select max\("day"\) as "day" from "counter_days"/,
  },
  {
    function: 'readCounterDay',
    when: 'cached',
    reason: 'the chart of all songs on a day',
    sql: /^select "item", "value" from "counter_days"/,
  },
  { function: 'readCounterSums', when: 'operator', reason: 'compares all charts with a recount' },
  {
    function: 'listSurprisePicks',
    when: 'cached',
    reason: 'the newest hundred, from the head of an index on each node',
    sql: /^select .+ from "verified_set_lists" inner join "users" .+ limit/,
  },
  { function: 'accountsOf', when: 'operator', reason: 'lists accounts with their reports' },
  {
    function: 'listMatchedFans',
    when: 'request',
    reason: 'the few fans who are compared, by their ids, each on its own node',
    sql: /^select "profiles"."user_id" as "userId".+ left join "song_orders"/,
  },
  {
    function: 'hasMoreThan',
    when: 'cached',
    reason: 'a sitemap, which search engines read: so many rows of a range at most',
    sql: /^select count\(\*\) as "count" from \(select "user_id" from/,
  },
  {
    function: 'listProfileOwners',
    when: 'cached',
    reason: 'a part of a sitemap, a range of ids',
    sql: /^select "users"."username" from "profiles" inner join/,
  },
  {
    function: 'listNamedTop13Owners',
    when: 'cached',
    reason: 'a part of a sitemap, a range of ids',
    sql: /^select "users"."username" from "profiles" inner join .+ inner join "lists"/,
  },
  {
    function: 'listSetListOwners',
    when: 'cached',
    reason: 'a part of a sitemap, a range of ids',
    sql: /^select "users"."username" from "verified_set_lists" inner join/,
  },
  {
    function: 'changeCounters',
    when: 'request',
    reason: 'a change of a list counts several songs at once, each on its own node',
    sql: /^insert into "counters"/,
  },
];
