import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileImageNames, profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import { showProgress } from '../scale/progress.ts';
import { seededRandom } from '../../chance.ts';
import { addSongOrders } from './song-orders.ts';
import type { Store } from '../stores.ts';

const themes = profileThemes({ albums: catalogueAlbums }).map(({ name }) => name);

/** The one fan with a name like no other. */
export const RARE_NAME = 'xylo-quokka';

const WORDS =
  'amber swift moon willow karma august lover scarf river meadow silver style cruel summer ivy red'.split(
    ' ',
  );
const ROWS = 2000;
// Tells the made-up fans from those who signed up.
const MAIL = '@bench.example.org';
const NAME_MAX_LENGTH = 20;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Adds so many fans who can all be shared, with names of two words and a number, as the server itself would. */
export async function addFans(store: Store, count: number): Promise<void> {
  const random = seededRandom(count);
  const pick = <Item>(items: readonly Item[]): Item | string =>
    items[Math.floor(random() * items.length)] ?? '';
  const ids: string[] = [];
  for (let first = 0; first < count; first += ROWS) {
    const users: string[] = [];
    const profiles: string[] = [];
    for (let fan = first; fan < Math.min(count, first + ROWS); fan += 1) {
      const id = `${Math.floor(random() * 2 ** 40).toString(36)}-${fan}`;
      ids.push(id);
      const name = fan === 0 ? RARE_NAME : `${pick(WORDS)}-${pick(WORDS)}${fan}`;
      const since = new Date(Date.UTC(2025, 0, 1) + random() * YEAR_MS).toISOString();
      users.push(`('${id}','${name}','${name}','${name}${MAIL}','${name}${MAIL}','${since}')`);
      profiles.push(`('${id}','${pick(themes)}','${pick(profileImageNames)}','["yes"]',1,1,'${since}')`);
    }
    await store.run(
      `insert into users (id, username, username_key, email, email_key, created_at) values ${users.join(',')}`,
    );
    await store.run(
      `insert into profiles (user_id, theme, image, answers, comparing, shareable, public_since) values ${profiles.join(',')}`,
    );
    showProgress('fans', Math.min(count, first + ROWS), count);
  }
  await store.run(
    `insert into public_profiles (user_id, public_since, theme, image)
     select user_id, public_since, theme, image from profiles
     where shareable = 1 and user_id not in (select user_id from public_profiles)`,
  );
  await addSongOrders(store, ids);
  await addNameEnds(store);
  await store.run(
    `insert into counters (name, item, stripe, value) values ('public-profiles', 'all', 15, ${count})`,
  );
}

/** One place in the names after another, each in the order of the index, which lets it grow without jumping about. */
async function addNameEnds(store: Store): Promise<void> {
  const last = NAME_MAX_LENGTH - 2;
  for (let place = 1; place <= last; place += 1) {
    await store.run(
      `insert into profile_name_ends (at_start, ending, before, user_id)
       select ${place === 1 ? 1 : 0}, substr(username_key, ${place}),
         substr(username_key, 1, ${place - 1}), id
       from users where length(username_key) >= ${place + 2} and email like '%${MAIL}' order by 2`,
    );
    showProgress('places in their names', place, last);
  }
}
