import { addFan } from '../../e2e/support/fan.ts';
import { completeProfile } from '../../e2e/support/profile.ts';
import { saveShowButOne, saveVerifiedShow } from '../../e2e/support/set-list.ts';
import { brokenCovers } from './in-page.ts';
import { expect, test } from './journey.ts';

test('a set list is completed, verified and shared', { tag: '@quick' }, async ({ visitor, fan, site }) => {
  const title = await saveShowButOne(site, fan);
  await visitor.visit('/user/erasTourBuilder');
  await visitor.press('button', /^Add Song/);
  await visitor.fill('combobox', 'Select a song', title);
  await visitor.press('option', title);
  await visitor.press('button', 'Save');
  await visitor.press('button', /^Verify/);
  await visitor.sees('Set list verified successfully!');
  await visitor.visit(`/share-setlist/${fan.username}`);
  await visitor.finds('button', `Play ${title}`);
});

test('a visitor reads the public pages', { tag: '@quick' }, async ({ visitor, site }) => {
  const other = await addFan(site);
  await completeProfile(site, other);
  const songs = await saveVerifiedShow(site, other);
  await visitor.visit('/');
  await visitor.finds('link', /^Sign up/);
  await visitor.visit(`/public-profile/${other.username}`);
  await visitor.finds('heading', other.username);
  await visitor.sees('Red, on a burned CD.');
  await expect.poll(() => visitor.window.run(brokenCovers)).toMatchObject({ broken: 0 });
  await visitor.visit(`/share-setlist/${other.username}`);
  await visitor.finds('heading', new RegExp(other.username));
  const titles = ['the show', ...songs];
  expect(await visitor.names('button', /^Play /)).toEqual(titles.map((title) => `Play ${title}`));
  await visitor.visit('/user/about');
  await visitor.finds('heading', /./);
});

test('a fan finds another one and compares', async ({ visitor, fan, site }) => {
  const other = await addFan(site);
  await Promise.all([completeProfile(site, other), completeProfile(site, fan)]);
  await visitor.visit('/user/userExplorer');
  await visitor.fill('searchbox', /^Search by username/, other.username);
  // The rows of everyone give way to what was found, and a press on a row that leaves is none.
  await visitor.sees('1 profile');
  await visitor.press('link', new RegExp(other.username));
  await visitor.isAt(new RegExp(`/public-profile/${other.username}$`));
  await visitor.finds('heading', '3 songs in both your Top 13s');
});
