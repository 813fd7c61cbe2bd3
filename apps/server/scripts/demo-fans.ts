import { seededRandom, type Random } from '@thirteen/artwork/random.ts';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { heroSongIds } from '@thirteen/catalogue/texts.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { ok } from '@thirteen/domain/result.ts';
import { moveItem } from '@thirteen/domain/rankings/move-item.ts';
import { defaultTrackGroups, type TrackGroups } from '@thirteen/domain/rankings/track-groups.ts';
import type { StoredSetList } from '@thirteen/domain/set-list/published-set-list.ts';
import { verifySetList } from '@thirteen/domain/set-list/set-list-rules.ts';
import { SHOW_SONGS, toMashup, tourAlbums, type SetListEntry } from '@thirteen/domain/set-list/set-list.ts';
import { TOP13_SLOTS, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { countLogins, findAccountByName, insertAccount } from '#features/account/account.repository.ts';
import { makeUserId } from '#features/account/account.service.ts';
import { createPasswords } from '#features/account/passwords/passwords.ts';
import type { Database } from '#platform/db/database.ts';
import type { ListName } from '#platform/saving/lists.repository.ts';
import { keepToday } from '../src/features/statistics/statistics.service.ts';
import { changeProfile, type ProfileChangeParts } from '#features/profile/profile.service.ts';
import type { ListParts, SaveList } from '#platform/saving/change-list.ts';
import { createFanUpdates, type FanUpdates } from '../src/app/fan-updates.ts';
import { createSaveList } from '../src/app/save-list.ts';
import { openCatalogue } from '#features/catalogue/catalogue.service.ts';
import { addHistory } from './demo-history.ts';
import { demoProfile } from './demo-profiles.ts';
import { addSorts } from './demo-sorts.ts';
import { saveConfirmedEmail } from '#features/account/emails/emails.repository.ts';
import { insertSession } from '#features/account/sessions/sessions.repository.ts';
import { makeToken } from '#features/account/sessions/tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
const DEVICES = [
  { device: 'Safari on iPhone', openedHoursAgo: 40 },
  { device: 'Firefox on Windows', openedHoursAgo: 3 },
] as const;

/** Gives the account to look around as a confirmed address and two devices, which nobody holds the tokens of. */
async function fillAccount(database: Database, fan: { id: string; email: string }): Promise<void> {
  const now = Date.now();
  await database.writeForUser(fan.id, async (tx) => {
    await saveConfirmedEmail(tx, fan.id, fan.email, new Date(now).toISOString());
    for (const { device, openedHoursAgo } of DEVICES) {
      const createdAt = now - openedHoursAgo * HOUR_MS;
      await insertSession(tx, makeToken(fan.id), { createdAt, expiresAt: createdAt + 168 * HOUR_MS, device });
    }
  });
}

/** The made-up fan to look around as; the others share the password. */
export const demoLogin = { username: 'amber-lantern', password: 'thirteen beads on a cord' } as const;

/** The fan whose public pages are hidden, as by the operator. */
const HIDDEN_FAN = 'quiet-window';

const FANS = 300;
// Those who were there before the days whose sums are kept, and how many days that is.
const FIRST_FANS = 216;
const DAYS = 21;
const DAY_MS = 24 * 60 * 60 * 1000;
const ADJECTIVES = [
  'amber',
  'quiet',
  'silver',
  'golden',
  'paper',
  'velvet',
  'rainy',
  'starry',
  'hidden',
  'electric',
  'gentle',
  'lucky',
  'misty',
  'sunny',
  'wild',
  'crystal',
  'dreamy',
  'faded',
  'neon',
  'woven',
];
const NOUNS = [
  'lantern',
  'meadow',
  'kite',
  'bracelet',
  'scarf',
  'window',
  'harbor',
  'garden',
  'polaroid',
  'moon',
  'willow',
  'ribbon',
  'feather',
  'comet',
  'piano',
];

const allSongs = catalogueAlbums.flatMap((album) => album.songs);
const allSongIds = allSongs.map((song) => song.id);

/** Fills an empty demo site with fans, the same ones each time. A site that has them already is left alone. */
export async function fillWithFans(database: Database): Promise<void> {
  if (await findAccountByName(database.read, demoLogin.username)) return;
  const passwordHash = await createPasswords().hash(demoLogin.password, { address: '127.0.0.1' });
  const random = seededRandom('fans');
  const usernames = ADJECTIVES.flatMap((adjective) => NOUNS.map((noun) => `${adjective}-${noun}`));
  const catalogue = await openCatalogue(database);
  const isCounted = () => true;
  const saveListBy = (now: () => number) => createSaveList({ database, catalogue, now, isCounted });
  const lists = {
    database,
    now: Date.now,
    saveList: saveListBy(Date.now),
    saveListAt: (at: number) => saveListBy(() => at),
    ...createFanUpdates(isCounted, Date.now),
  };
  const fans = usernames
    .slice(0, FANS)
    .map((username, index) => ({ username, passwordHash, saved: savedLists(random, index) }));
  await addDayByDay(database, fans, (fan) => addFan(lists, fan));
  catalogue.close();
}

/** Adds most fans before the days of the charts begin, and some on each day, so that there is a last week to compare with. */
async function addDayByDay(
  database: Database,
  fans: readonly Fan[],
  add: (fan: Fan) => Promise<void>,
): Promise<void> {
  const perDay = Math.floor((fans.length - FIRST_FANS) / DAYS);
  for (let day = 0; day <= DAYS; day += 1) {
    const [from, to] = [day === 0 ? 0 : FIRST_FANS + (day - 1) * perDay, FIRST_FANS + day * perDay];
    await Promise.all(fans.slice(from, day === DAYS ? fans.length : to).map(add));
    await keepToday(database, Date.now() - (DAYS - day) * DAY_MS);
  }
}

type SavedLists = readonly (readonly [list: ListName, items: unknown])[];
type Fan = { readonly username: string; readonly passwordHash: string; readonly saved: SavedLists };

async function addFan(
  lists: ListParts &
    ProfileChangeParts &
    Pick<FanUpdates, 'setHidden'> & { readonly saveListAt: (at: number) => SaveList },
  { username, passwordHash, saved }: Fan,
): Promise<void> {
  const account = { id: makeUserId(), username, email: `${username}@example.org`, passwordHash };
  await lists.database.write(async (tx) => {
    await insertAccount(tx, account, new Date().toISOString());
    await countLogins(tx, account.id, pastLogins(username));
  });
  const isOwn = username === demoLogin.username;
  if (isOwn) await addYear(lists, account.id, saved);
  for (const [list, items] of saved) {
    await lists.saveList({ userId: account.id, list, ifMatch: undefined, rule: () => ok(items) });
  }
  await changeProfile(lists, account.id, demoProfile(username, isOwn ? 'all' : 'some'));
  if (username === HIDDEN_FAN)
    await lists.database.writeForUser(account.id, (tx) => lists.setHidden(tx, account.id, true));
  if (!isOwn) return;
  await fillAccount(lists.database, account);
  await addSorts(lists, account.id);
}

/** Gives the account to look around as a year of changes to look back on. */
async function addYear(
  { saveListAt, now }: { readonly saveListAt: (at: number) => SaveList; readonly now: () => number },
  userId: string,
  saved: SavedLists,
): Promise<void> {
  const present = saved.find(([list]) => list === 'top13')?.[1] as Top13;
  const songs = shuffled(seededRandom('songs'), allSongIds);
  await addHistory({ saveListAt, now: now(), userId }, { days: 365, present, songs });
}

/** Most fans came a few times, some nearly every day since the site began. */
function pastLogins(username: string): number {
  return 1 + Math.floor(seededRandom(`logins ${username}`).next() ** 4 * 210);
}

/** What a fan made so far: a Top 13, and for most a published set list, an order of the albums and of the songs of some, for every third of all songs. */
function savedLists(random: Random, index: number): SavedLists {
  const albums = catalogueAlbums.filter((album) => album.key !== SINGLES_KEY);
  const ranked = albums.slice(0, Math.floor(random.between(0, albums.length + 1)));
  return [
    ['top13', aTop13(random, index)],
    ...(index % 5 === 4 ? [] : [['setList', aSetList(seededRandom(`show ${index}`))] as const]),
    ...(index % 10 === 3
      ? []
      : [
          [
            'allAlbums',
            shuffled(
              random,
              albums.map((album) => album.key),
            ),
          ] as const,
        ]),
    ...(index % 3 === 0
      ? [
          ['allSongs', shuffled(seededRandom(`all songs ${index}`), allSongIds)] as const,
          ['trackRankings', someTrackGroups(seededRandom(`track numbers ${index}`))] as const,
        ]
      : []),
    ...ranked.map(
      (album) =>
        [
          `album:${album.key}`,
          shuffled(
            random,
            album.songs.map((song) => song.id),
          ),
        ] as const,
    ),
  ];
}

const famous = new Set(heroSongIds);
const appeals = new Map<string, number>();

/** How far back a song or an album stands with most fans: 0 for those that everybody knows, up to 0.7. */
function appealOf(id: string): number {
  const known = appeals.get(id) ?? (famous.has(id) ? 0 : 0.2 + seededRandom(id).next() / 2);
  appeals.set(id, known);
  return known;
}

/** An order of a fan's own, in which what is loved by many tends to stand early. */
function shuffled(random: Random, ids: readonly string[]): readonly string[] {
  const weights = new Map(ids.map((id) => [id, random.next() + appealOf(id)]));
  return ids.toSorted((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0));
}

/** The songs of each track number in an order of the fan's own. */
function someTrackGroups(random: Random): TrackGroups {
  return defaultTrackGroups({ albums: catalogueAlbums }).map((group) => shuffled(random, group));
}

/** Some songs are loved by many: the square of a random number prefers the early places of an order that all fans share. */
function aTop13(random: Random, index: number): Top13 {
  const loved = shuffled(seededRandom('songs'), allSongIds);
  const chosen = new Set<string>();
  while (chosen.size < TOP13_SLOTS) {
    const id = loved[Math.floor(random.next() ** 2 * loved.length)];
    if (id !== undefined) chosen.add(id);
  }
  // Every seventh fan is still at it.
  const filled = index % 7 === 6 ? 1 + Math.floor(random.between(0, 12)) : TOP13_SLOTS;
  return [...chosen].map((id, slot) => (slot < filled ? id : null));
}

/** A whole show: eras in an order of the fan's own, four or five songs of each, a mashup or more, two surprise songs. */
function aSetList(random: Random): StoredSetList {
  const albums = tourAlbums({ albums: catalogueAlbums });
  const eras = shuffled(
    random,
    albums.map(({ era }) => era),
  );
  const least = Math.floor(SHOW_SONGS / eras.length);
  const withMore = SHOW_SONGS - least * eras.length;
  const picks: string[] = [];
  const entries = eras.map((era, place): SetListEntry => {
    const album = albums.find((known) => known.era === era);
    const ids = shuffled(random, album?.songs.map(({ id }) => id) ?? []);
    const songs = ids.slice(0, least + (place < withMore ? 1 : 0));
    const [first = '', second = '', pick = ''] = ids.slice(-3);
    picks.push(pick);
    return {
      kind: 'era',
      era,
      songs: place % 5 === 2 ? [...songs.slice(1), toMashup(first, second)] : songs,
    };
  });
  const [guitar = '', piano = ''] = shuffled(random, picks);
  const verified = verifySetList({ entries: [...entries, { kind: 'surprise', guitar, piano }] });
  if (!verified.ok) throw new Error(`A demo set list breaks the rules: ${JSON.stringify(verified.problem)}`);
  const published = {
    at: new Date(Date.now() - random.between(0, 90) * DAY_MS).toISOString(),
    entries: verified.value.entries,
  };
  // Some went on editing since, so that friends see an older version.
  const isEdited = random.next() < 0.25;
  return { entries: isEdited ? moveItem(published.entries, 0, 1) : published.entries, published };
}
