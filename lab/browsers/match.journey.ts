import { addFan, newName } from '../../e2e/support/fan.ts';
import { completeProfile } from '../../e2e/support/profile.ts';
import { openingSongs, saveTop13 } from '../../e2e/support/top13.ts';
import { expect, test } from './journey.ts';

const PASSWORD = 'a lantern by the lake';
const PAIRS_OF_FIVE = 10;

test('two fans see how well they match, in full and in the explorer', async ({ visitor, fan, site }) => {
  const songs = (await openingSongs(site)).slice(0, 5);
  // Names of one beginning are a page of their own; they are listed by name.
  const start = newName('m');
  const [far, near] = [await addFan(site, `${start}-a`), await addFan(site, `${start}-b`)];
  await Promise.all([far, near].map((other) => completeProfile(site, other)));
  await Promise.all([
    saveTop13(site, fan, songs),
    saveTop13(site, near, songs),
    saveTop13(site, far, songs.toReversed()),
  ]);
  await visitor.visit(`/user/userExplorer?search=${start}`);
  await visitor.sees(/100% match/);
  await expect.poll(() => visitor.names('link', new RegExp(start))).toHaveLength(2);
  const shown = () => visitor.names('link', new RegExp(start));
  expect((await shown())[0]).toContain(far.username);
  await visitor.choose('combobox', /^Sort this page/, 'Best match first');
  await visitor.isAt(/sort=match/);
  await expect.poll(async () => (await shown())[0]).toContain(near.username);

  await visitor.press('link', new RegExp(near.username));
  await visitor.finds('heading', `You and ${near.username}`);
  await visitor.sees('100%');
  await visitor.sees(new RegExp(`Of the ${PAIRS_OF_FIVE} pairs of songs`));
});

test('a visitor picks five songs, sees a match, and begins a Top 13 with them', async ({ visitor, site }) => {
  const other = await addFan(site);
  await completeProfile(site, other);
  const songs = (await openingSongs(site)).slice(0, 6);
  await saveTop13(site, other, songs);
  await visitor.visit(`/public-profile/${other.username}`);
  for (const { title } of songs.slice(0, 5)) await visitor.press('button', title);
  await visitor.sees('5 of 5 picked');
  await visitor.press('button', 'Show my match');
  await visitor.sees('100%');
  await visitor.press('link', 'Sign up and keep my five');

  const username = newName('fan-');
  await visitor.fill('textbox', /^Username/, username);
  await visitor.fill('textbox', /^Email/, `${username}@example.org`);
  await visitor.fill('textbox', /^Password/, PASSWORD);
  await visitor.press('button', 'Sign up');
  await visitor.press('button', 'Start my Top 13 with them');
  await visitor.finds('button', /^Reorder .*, position 5 of 13/);
});
