import type { Tables } from './tables.ts';

/** How long things are kept, from the configuration and from the code that forgets them. */
export type Retention = {
  readonly sessionDays: number;
  readonly sessionIdleHours: number;
  readonly networkDays: number;
  /** How many networks of a fan are remembered. */
  readonly networks: number;
  readonly resetMinutes: number;
  readonly confirmationHours: number;
  /** The longest window in which tries are counted. */
  readonly limitMinutes: number;
  readonly sentMailHours: number;
  readonly outboxDays: number;
  /** Whether mails leave by a mail server, and not into a folder for the operator. */
  readonly hasMailServer: boolean;
  readonly cardCacheMb: number;
  /** How long an address that takes no mail is left alone. */
  readonly bounceDays: number;
  /** How long the sums of a day are kept. */
  readonly chartDays: number;
  /** How long each change of a list is kept, before it is thinned. */
  readonly historyDays: number;
};

/** Something that is kept about people, as the privacy page tells it. */
type StoredTopic = {
  readonly title: string;
  readonly holds: string;
  readonly keptFor: (retention: Retention) => string;
};

const withAccount = () => 'Until you delete your account.';

/** All that is kept about people, in the order of the privacy page. */
export const storedTopics = {
  account: {
    title: 'Your account',
    holds:
      'Your username, your email address and whether you confirmed it, your password as a hash that can’t be turned back, the day you signed up, how often you logged in, whether you may add albums, and whether your public pages are hidden.',
    keptFor: withAccount,
  },
  sessions: {
    title: 'Where you are logged in',
    holds:
      'For each device: its kind (like “Firefox on Windows”), when you logged in, when it was last used, and a hash of its key.',
    keptFor: ({ sessionDays, sessionIdleHours }) =>
      `${counted(sessionDays, 'day')}, or ${counted(sessionIdleHours, 'hour')} without use, or until you log out.`,
  },
  networks: {
    title: 'Networks you logged in from',
    holds: 'A hash of each network, made for you alone, so that guesses from elsewhere can’t lock you out.',
    keptFor: ({ networkDays, networks }) =>
      `${counted(networkDays, 'day')} after your last login from there, and ${networks} networks at most.`,
  },
  links: {
    title: 'Links in mails',
    holds: 'A hash of the link for a new password, and of the one that confirms an email address.',
    keptFor: ({ resetMinutes, confirmationHours }) =>
      `${counted(resetMinutes, 'minute')} for a password, ${counted(confirmationHours, 'hour')} for an address, or until it is used.`,
  },
  secondFactor: {
    title: 'Two-step login',
    holds: 'If you turn it on: the secret that your app shares with us, and hashes of your recovery codes.',
    keptFor: () => 'Until you turn it off or delete your account.',
  },
  lists: {
    title: 'Your lists',
    holds:
      'Your Top 13, your rankings, your sorts with each choice in them, and your set list: the draft and the one you published.',
    keptFor: () => 'Until you empty them or delete your account.',
  },
  history: {
    title: 'Your lists through time',
    holds:
      'How your Top 13, your rankings, the first 50 of all your songs and your set list stood at the end of each day on which you changed them, and whether you switched that off. Only what you placed yourself. It is never public.',
    keptFor: ({ historyDays }) =>
      `Each change for ${counted(historyDays, 'day')}, older ones thinned to one a month; until you delete a day, or all of it, on My eras, or your account.`,
  },
  profile: {
    title: 'Your profile',
    holds:
      'Theme, picture, your answers, with the questions as another program worded them, whether friends may compare, whether search engines are asked to stay away, and since when your profile can be shared. Your username is listed in parts, so that others can find it by any part.',
    keptFor: withAccount,
  },
  mails: {
    title: 'Mails',
    holds:
      'What you write in the contact form, with the name and address you give. Mails to you, without their links, until they leave.',
    keptFor: ({ sentMailHours, outboxDays, hasMailServer }) =>
      [
        `The words and the address go as soon as the mail is sent, the note that it was sent ${counted(sentMailHours, 'hour')} later.`,
        'A message that can’t be delivered stays until the operator takes it out.',
        ...(hasMailServer
          ? []
          : [`Mails with links stay in a folder of the operator’s for ${counted(outboxDays, 'day')}.`]),
      ].join(' '),
  },
  limits: {
    title: 'Counts against misuse',
    holds: 'How often something was tried, under a hash of the network or the name.',
    keptFor: ({ limitMinutes }) => `Up to ${counted(limitMinutes, 'minute')}.`,
  },
  deletions: {
    title: 'Deleted accounts',
    holds: 'A hash of the random number that stood for a deleted account, and the time.',
    keptFor: () => 'As long as back-ups are kept, so that no back-up brings the account back.',
  },
  reports: {
    title: 'Reports of your pages',
    holds: 'What of your public pages somebody reported, how often, and when last. Never who it was.',
    keptFor: () => 'Until the people who run this site have looked, or you delete your account.',
  },
  bounces: {
    title: 'Addresses that take no mail',
    holds: 'An email address that its mail server refused for good, so that nothing more is sent there.',
    keptFor: ({ bounceDays }) =>
      `${counted(bounceDays, 'day')}, or until it is confirmed, or the account that has it is deleted.`,
  },
  charts: {
    title: 'Charts',
    holds:
      'How many fans love a song or an album, now and on each day of the past year: sums alone, without names.',
    keptFor: ({ chartDays }) =>
      `Your part is taken out when you change a list or delete your account. The sums of past days go after ${counted(chartDays, 'day')}.`,
  },
} as const satisfies Readonly<Record<string, StoredTopic>>;

type TopicName = keyof typeof storedTopics;

/** What each table holds about people: a topic of the privacy page, or nothing. A new table needs its line here. */
export const topicOfTable: Readonly<Record<keyof Tables, TopicName | 'nothing'>> = {
  users: 'account',
  rights: 'account',
  sessions: 'sessions',
  known_networks: 'networks',
  password_resets: 'links',
  email_confirmations: 'links',
  second_factors: 'secondFactor',
  recovery_codes: 'secondFactor',
  lists: 'lists',
  sorts: 'lists',
  list_days: 'history',
  list_days_off: 'history',
  verified_set_lists: 'lists',
  song_orders: 'lists',
  profiles: 'profile',
  public_profiles: 'profile',
  public_top13_songs: 'lists',
  profile_name_ends: 'profile',
  reports: 'reports',
  mails: 'mails',
  bounced_addresses: 'bounces',
  deletions: 'deletions',
  limits: 'limits',
  counters: 'charts',
  counter_days: 'charts',
  albums: 'nothing',
  songs: 'nothing',
  facts: 'nothing',
  media_links: 'nothing',
};

/** What is kept outside of the database. */
export const storedElsewhere: readonly StoredTopic[] = [
  {
    title: 'Drawn cards and posters',
    holds:
      'The pictures of what you share, of matches with other fans, and of albums that you make of track numbers, with their titles, so that they need not be drawn again each time. Everyone can see those of a public profile or a published set list, and whoever has the link those of a Top 13 or a ranking, which name nobody. A match is shown to whoever has the address of its picture, which only the fan who compared is told. The picture of such an album is sent to you alone.',
    keptFor: ({ cardCacheMb }) =>
      `Until newer ones need the room (${cardCacheMb} MB for all fans together). Nobody is shown one of a profile that is no longer public, or a match with a fan who may no longer be compared with.`,
  },
  {
    title: 'Log',
    holds:
      'Logins, changes of passwords and attempts at misuse: the time, a random number that stands for your account, and a part of your network address. What you read is not logged.',
    keptFor: () => 'Up to 90 days.',
  },
  {
    title: 'Back-ups',
    holds: 'Copies of all of the above, so that a broken disk takes no lists with it.',
    keptFor: () =>
      'As long as the operator keeps them. Accounts that were deleted stay deleted when one is used.',
  },
];

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
