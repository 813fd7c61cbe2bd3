/** A function with a statement that asks several nodes at once, and why it may. `when` tells who waits for it. */
type Excuse = {
  readonly function: string;
  /** `shared`: at most one run in two seconds for each process, whoever asks. */
  readonly when: 'background' | 'operator' | 'shared';
  readonly reason: string;
};

/** All statements that may ask several nodes. Whoever adds one says what keeps it away from the requests of fans. */
export const excusedStatements: readonly Excuse[] = [
  { function: 'deleteExpired', when: 'background', reason: 'forgets what is over, of all fans' },
  { function: 'forgetOldNetworks', when: 'background', reason: 'forgets what is over, of all fans' },
  { function: 'deleteEverybodysSessions', when: 'operator', reason: 'ends the sessions of all fans' },
  { function: 'listStoredPage', when: 'operator', reason: 'counts all lists again' },
  { function: 'recountPublicProfiles', when: 'operator', reason: 'counts all profiles again' },
  { function: 'findMissedLogins', when: 'operator', reason: 'compares all sessions with the logins' },
  { function: 'raiseLoginCounts', when: 'operator', reason: 'counts all sessions again' },
  { function: 'readCounters', when: 'shared', reason: 'sums up a chart of all songs' },
  { function: 'readCounterSums', when: 'operator', reason: 'compares all charts with a recount' },
  {
    function: 'listSurprisePicks',
    when: 'shared',
    reason: 'the newest hundred, from the head of an index on each node',
  },
];
