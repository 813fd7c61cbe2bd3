import { readProfile } from '../../e2e/support/profile.ts';
import { listAllAlbums, saveTop13 } from '../../e2e/support/top13.ts';
import { expect, test } from './journey.ts';

test('the thirteenth song closes the bracelet, whose link shows it to everyone', async ({
  visitor,
  fan,
  site,
}) => {
  const albums = await listAllAlbums(site);
  const songs = albums.flatMap((album) => album.songs).filter((_, at) => at % 19 === 7);
  const last = songs[12]?.title ?? '';
  await saveTop13(site, fan, songs.slice(0, 12));
  await visitor.visit('/user/top13list');
  await visitor.fill('combobox', /^Search for a song.* 13$/, last);
  await visitor.press('option', new RegExp(`^${last}`));
  await visitor.finds('heading', 'Your bracelet is closed');
  await visitor.finds('button', 'Download poster');
  await visitor.press('button', 'Done');
  await expect.poll(() => visitor.names('heading', 'Your bracelet is closed')).toEqual([]);
});

test('a ranked album offers its poster and the next one', async ({ fanVisitor: visitor }) => {
  await visitor.visit('/user/rankings/folklore');
  await visitor.press('button', 'Keep this order');
  await visitor.finds('heading', 'folklore is ranked');
  await visitor.press('link', /^Next: /);
  await visitor.isAt(/\/user\/rankings\/evermore$/);
  await visitor.finds('button', /^Reorder /);
});

test('several songs of an era are added at once', async ({ fanVisitor: visitor }) => {
  await visitor.visit('/user/erasTourBuilder');
  await visitor.press('button', 'Add Song: Lover');
  await visitor.finds('button', 'Save');
  for (const title of ['Cruel Summer', 'The Man', 'Lover']) await visitor.press('checkbox', title);
  await visitor.sees('3 ticked, room for 3 more.');
  await visitor.press('button', 'Save');
  await visitor.sees('Progress saved successfully');
  await visitor.sees('3 of 6');
});

test('a theme is chosen by its picture', async ({ visitor, fan, site }) => {
  await visitor.visit('/user/userProfile');
  await visitor.press('radio', 'Lover');
  await visitor.sees('Theme updated successfully!');
  await visitor.sees('Living in the Lover era.');
  expect((await readProfile(site, fan)).theme).toBe('Lover');
});

test('three taps of a visitor make three beads, with which the way to a Top 13 begins', async ({
  visitor,
}) => {
  await visitor.visit('/');
  await visitor.finds('heading', 'Start with three');
  // Twelve songs, and a button that opens the search.
  await expect.poll(() => visitor.names('button', /./)).toHaveLength(13);
  const offered = await visitor.names('button', /./);
  for (const title of offered.slice(0, 3)) await visitor.press('button', title);
  await visitor.sees('3 of 3 chosen.');
  await visitor.press('link', 'Find the other ten');
  await visitor.isAt(/\/loved$/);
  await visitor.sees('3 loved: 13 at least');
});

test('home begins with what to do, then shows the songs of its fan', async ({ visitor, fan, site }) => {
  await visitor.visit('/user/userHome');
  await visitor.finds('heading', 'Start here');
  const [first] = await listAllAlbums(site);
  const songs = (first?.songs ?? []).slice(0, 3);
  await saveTop13(site, fan, songs);
  await visitor.window.reload();
  await visitor.finds('heading', 'Your Top 13');
  await visitor.sees(songs[2]?.title ?? '');
});
