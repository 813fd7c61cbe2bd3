import { tourEras } from '../support/catalogue.ts';
import { expect } from '../support/journey.ts';
import { addButton, chooseSong, eraRow, openBuilder, test } from '../support/set-list.ts';

test(
  'a full era says why it takes no more, by pointer, keyboard and touch',
  { tag: '@full' },
  async ({ page, show, hasTouch }) => {
    const [album] = show.albums;
    const { era = '', songs = [] } = album ?? {};
    await show.save({ [era]: songs.slice(0, 6).map((song) => song['_id']) });
    await openBuilder(page);
    await expect(eraRow(page, era)).toContainText('6 of 6');
    const add = addButton(page, era);
    const hint = page.getByText('Only 6 songs allowed in an era set!');
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleName(`Add Song: ${era}`);
    await expect(hint).toHaveCount(0);

    if (hasTouch) {
      await add.tap({ force: true });
      await expect(hint).toBeVisible();
    } else {
      await add.hover();
      await expect(hint).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(hint).toHaveCount(0);
      await eraRow(page, era)
        .getByRole('button', { name: new RegExp(`^Reorder .* of ${tourEras + 1}$`) })
        .focus();
      await page.keyboard.press('Tab');
      await expect(add).toBeFocused();
      await expect(hint).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: `Remove ${songs[0]?.title}`, exact: true }).click();
    await expect(add).toBeEnabled();

    if (hasTouch) {
      // Verify opens the checklist to answer what is missing.
      await page.getByRole('button', { name: 'Verify', exact: true }).tap({ force: true });
      const missing = page.getByRole('dialog').getByRole('button', { name: '40 more songs' });
      await expect(missing).toBeFocused();
    }
  },
);

test('the dialog offers the own album first, shows what is used and where, and says why Save waits', async ({
  page,
  show,
}) => {
  const [first, second] = show.albums;
  if (!first || !second) throw new Error('The catalogue has too few albums.');
  const used = show.title(0, 0);
  await show.save({ [second.era]: first.songs.slice(0, 1).map((song) => song['_id']) });
  await openBuilder(page);
  await addButton(page, second.era).click();
  const dialog = page.getByRole('dialog', { name: 'Select a song' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await expect(dialog).toContainText('Choose a song first.');

  await dialog.getByRole('combobox', { name: 'Select a song' }).click();
  await expect(dialog.getByRole('group').first()).toHaveAccessibleName(second.title);
  await dialog.getByRole('combobox', { name: 'Select a song' }).fill(used);
  const option = dialog.getByRole('option', { name: new RegExp(`Already in the show: ${second.era}`) });
  await expect(option).toBeDisabled();

  const [a, b] = [show.title(0, 1), show.title(0, 2)];
  await chooseSong(page, a);
  await expect(save).toBeEnabled();
  await dialog.getByRole('switch', { name: 'Make it a mashup' }).click();
  await expect(dialog).toContainText('Mashups 0 of 3');
  await expect(dialog).toContainText('A mashup needs both songs.');
  await expect(save).toBeDisabled();
  await chooseSong(page, b, 'Select a second song');
  await save.click();
  await expect(dialog).toHaveCount(0);
  const mashup = `${a} / ${b}`;
  await expect(page.getByRole('button', { name: `Remove ${mashup}`, exact: true })).toBeVisible();
  await expect(page.getByText('Progress saved successfully')).toHaveCount(1);
  expect(await show.saved()).toContain(`${second.era} | ${used} | ${mashup}`);
});

test('a guitar song is chosen and taken away again', { tag: '@full' }, async ({ page, show }) => {
  const song = show.albums[0]?.songs[0];
  await openBuilder(page);
  const surprise = eraRow(page, 'Surprise Songs');
  await surprise.getByRole('button', { name: 'Add Song' }).first().click();
  await chooseSong(page, song?.title ?? '');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(surprise.getByRole('listitem').filter({ hasText: 'Guitar' })).toContainText(song?.title ?? '');
  await expect(surprise).toContainText('1 of 2');
  await surprise.getByRole('button', { name: `Remove ${song?.title}` }).click();
  await expect(surprise.getByRole('button', { name: 'Add Song' })).toHaveCount(2);
  await expect(surprise.getByRole('button', { name: 'Add Song' }).first()).toBeFocused();
});
