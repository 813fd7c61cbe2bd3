import { seededChance, type Chance } from '@thirteen/artwork/sound/chance.ts';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { TOP13_SLOTS, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { findAccountByName, insertAccount } from '#features/account/account.repository.ts';
import { makeUserId } from '#features/account/account.service.ts';
import { createPasswords } from '#features/account/passwords.ts';
import { saveTop13 } from '#features/top13/top13.repository.ts';
import type { Database } from '#platform/db/database.ts';
import type { Tx } from '#platform/db/tables.ts';

/** The made-up fan to look around as; the others share the password. */
export const demoLogin = { username: 'amber-lantern', password: 'thirteen beads on a cord' } as const;

const FANS = 300;
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

/** Fills an empty demo site with fans, the same ones each time. A site that has them already is left alone. */
export async function fillWithFans(database: Database): Promise<void> {
  if (await findAccountByName(database.read, demoLogin.username)) return;
  const passwordHash = await createPasswords().hash(demoLogin.password);
  const chance = seededChance('fans');
  const usernames = ADJECTIVES.flatMap((adjective) => NOUNS.map((noun) => `${adjective}-${noun}`));
  await Promise.all(
    usernames.slice(0, FANS).map((username, index) => {
      const top13 = aTop13(chance, index);
      return database.write((tx) => addFan(tx, { username, passwordHash, top13 }));
    }),
  );
}

type Fan = { readonly username: string; readonly passwordHash: string; readonly top13: Top13 };

async function addFan(tx: Tx, { username, passwordHash, top13 }: Fan): Promise<void> {
  const id = makeUserId();
  const at = new Date().toISOString();
  await insertAccount(tx, { id, username, email: `${username}@example.org`, passwordHash }, at);
  await saveTop13(tx, id, { top13, after: 0, at });
}

/** Some songs are loved by many: the square of chance prefers the early places of an order that all fans share. */
function aTop13(chance: Chance, index: number): Top13 {
  const loved = sortedBySeed(allSongs.map((song) => song.id));
  const chosen = new Set<string>();
  while (chosen.size < TOP13_SLOTS) {
    const id = loved[Math.floor(chance.next() ** 2 * loved.length)];
    if (id !== undefined) chosen.add(id);
  }
  // Every seventh fan is still at it.
  const filled = index % 7 === 6 ? 1 + Math.floor(chance.between(0, 12)) : TOP13_SLOTS;
  return [...chosen].map((id, slot) => (slot < filled ? id : null));
}

function sortedBySeed(ids: readonly string[]): readonly string[] {
  const chance = seededChance('songs');
  const weights = new Map(ids.map((id) => [id, chance.next()]));
  return ids.toSorted((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0));
}
