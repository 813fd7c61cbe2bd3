import { expect } from '../support/journey.ts';
import { inOrder, listAllAlbums, searchField, shownTop13, test, TOP13_PATH } from '../support/top13.ts';

test('by keyboard a fan opens an album in a search, takes songs back, and browses what is there', async ({
  page,
  baseURL,
  top13,
}) => {
  const albums = await listAllAlbums(baseURL ?? '');
  const album = albums.find(({ songs }) => songs.every(({ title, album: name }) => title !== name));
  const [first, second] = album?.songs ?? [];
  if (!album || !first || !second) throw new Error('The catalogue has no album to open.');
  await page.goto(TOP13_PATH);

  await searchField(page, 1).fill(album.title);
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(`Album, ${album.songs.length} songs`);
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(album.songs.length);
  await page.keyboard.press('Enter');
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([first]));
  await expect(searchField(page, 2)).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect.poll(() => shownTop13(page)).toEqual([]);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([first]));

  await searchField(page, 2).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'From my rankings, slot 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A song for slot 2' });
  await expect(dialog.getByRole('link', { name: 'Rank your albums' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Albums' }).press('Enter');
  await dialog.getByRole('button', { name: new RegExp(`^${album.title}`) }).press('Enter');
  await expect(dialog.getByRole('button', { name: `${first.title} In slot 1` })).toBeDisabled();
  await dialog.getByRole('button', { name: second.title, exact: true }).press('Enter');
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([first, second]));
  await expect(searchField(page, 3)).toBeFocused();
  await expect.poll(() => top13.saved()).toEqual(inOrder([first, second]));
});
