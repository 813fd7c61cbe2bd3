import { newName } from '../../e2e/support/fan.ts';
import { rankedAlbums, savedTitles } from '../../e2e/support/rankings.ts';
import { readProfile } from '../../e2e/support/profile.ts';
import { savedTop13, saveTop13, threeSongs } from '../../e2e/support/top13.ts';
import { brokenCovers, shownRows } from './in-page.ts';
import { expect, test } from './journey.ts';

const PASSWORD = 'a lantern by the lake';

test('a fan signs up, logs out and logs in again', { tag: '@quick' }, async ({ visitor }) => {
  const username = newName('fan-');
  await visitor.visit('/signup');
  await visitor.fill('textbox', /^Username/, username);
  await visitor.fill('textbox', /^Email/, `${username}@example.org`);
  await visitor.fill('textbox', /^Password/, PASSWORD);
  await visitor.press('button', 'Sign up');
  await visitor.isAt(/\/user\/userHome$/);
  await visitor.finds('heading', new RegExp(username));
  await visitor.press('button', /Logout/);
  await visitor.isAt(/:\d+\/$/);

  await visitor.visit('/user/account');
  await visitor.isAt(/\/login\?next=/);
  await visitor.fill('textbox', /^Username/, username);
  await visitor.fill('textbox', /^Password/, PASSWORD);
  await visitor.press('button', 'Log in');
  await visitor.isAt(/\/user\/account$/);
  await visitor.sees(username);
});

test(
  'a Top 13 is filled by search and put in order by keys',
  { tag: '@quick' },
  async ({ visitor, fan, site }) => {
    const [a, b] = await threeSongs(site);
    await saveTop13(site, fan, [a]);
    await visitor.visit('/user/top13list');
    await visitor.fill('combobox', /^Search for a song.* 2$/, b.title);
    await visitor.press('option', new RegExp(`^${b.title}`));
    await visitor.sees('Song added to your top 13 list!');
    await visitor.moveByKeys(/^Reorder .*, position 2 of 13/, 'ArrowUp');
    await expect.poll(() => savedTop13(site, fan)).toEqual([`1 ${b.title}`, `2 ${a.title}`]);
    await visitor.window.reload();
    await expect.poll(() => visitor.window.run(shownRows)).toEqual([b.title, a.title]);
  },
);

test(
  'the songs of an album are ranked by pointer and by keys',
  { tag: '@quick' },
  async ({ visitor, fan, site }) => {
    await visitor.visit('/user/rankings/lover');
    await visitor.finds('button', /^Reorder /);
    const [a = '', b = '', c = '', ...rest] = await visitor.window.run(shownRows);
    await visitor.drag(/^Reorder .*, position 1 of/, /^Reorder .*, position 2 of/);
    await expect.poll(() => visitor.window.run(shownRows)).toEqual([b, a, c, ...rest]);
    await visitor.moveByKeys(/^Reorder .*, position 3 of/, 'Home');
    await expect.poll(() => savedTitles(site, fan, 'lover')).toEqual([c, b, a, ...rest]);
  },
);

test('all albums are ranked, and the first five shown', async ({ visitor, fan, site }) => {
  await visitor.visit('/user/rankings/allAlbums');
  await visitor.finds('button', /^Reorder /);
  expect(await visitor.window.run(shownRows)).toHaveLength((await rankedAlbums(site)).length);
  await visitor.moveByKeys(/^Reorder .*, position 4 of/, 'Home');
  const shown = await visitor.window.run(shownRows);
  await expect.poll(() => savedTitles(site, fan, 'allAlbums')).toEqual(shown);
  await visitor.visit('/user/userProfile');
  await visitor.sees(shown[0] ?? '');
});

test(
  'all songs show their covers and are ranked by number',
  { tag: '@quick' },
  async ({ fanVisitor: visitor }) => {
    await visitor.visit('/user/rankings/allSongs');
    await visitor.finds('button', /^Reorder /);
    await expect.poll(() => visitor.window.run(brokenCovers)).toEqual({ seen: true, broken: 0 });
    const [a, b, c] = await visitor.window.run(shownRows);
    await visitor.fillAnew('textbox', `Rank of ${c}`, '1');
    await visitor.keys('Enter');
    await expect.poll(async () => (await visitor.window.run(shownRows)).slice(0, 3)).toEqual([c, a, b]);
    await visitor.press('button', 'Save Ranking');
    await visitor.sees('All songs ranking saved successfully');
    await visitor.window.run(() => window.scrollTo(0, 6000));
    await expect.poll(() => visitor.window.run(brokenCovers)).toEqual({ seen: true, broken: 0 });
  },
);

test('the songs of a track number are put in order', async ({ fanVisitor: visitor }) => {
  await visitor.visit('/user/rankings/byTrackNumber');
  await visitor.finds('button', /^Reorder /);
  const [a, b] = await visitor.window.run(shownRows);
  await visitor.moveByKeys(/^Reorder .*, position 1 of/, 'ArrowDown');
  await visitor.sees(/\bSaved\b/);
  await visitor.window.reload();
  await expect.poll(async () => (await visitor.window.run(shownRows)).slice(0, 2)).toEqual([b, a]);
});

test('a profile gets a theme, an image and answers', async ({ visitor, fan, site }) => {
  await visitor.visit('/user/userProfile');
  await visitor.choose('combobox', /^Choose your profile theme/, 'Midnights');
  await visitor.sees('Theme updated successfully!');
  await visitor.press('button', 'Change profile image');
  await visitor.press('radio', 'Paper crown');
  await visitor.sees('Profile image updated successfully!');
  await visitor.keys('Escape');
  await visitor.press('button', 'Edit Answers');
  await visitor.fill('textbox', /^Which album made you a Swiftie/, 'Red');
  await visitor.press('button', 'Save Answers');
  await expect.poll(async () => (await readProfile(site, fan)).profileQuestions[0]?.answer).toBe('Red');
  expect((await readProfile(site, fan)).theme).toBe('Midnights');
});

test('the account tells of its devices and takes a new password', async ({ visitor, fan }) => {
  await visitor.visit('/user/account');
  await visitor.finds('list', 'Your devices');
  await visitor.fill('textbox', /^Current password/, fan.password);
  await visitor.fill('textbox', /^New password/, 'a wholly new lantern');
  await visitor.press('button', 'Change password');
  await visitor.sees('Your password has been changed.');
});
