import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { inBothLooks, inBothLooksIfAll, sidewaysScroll } from '../support/screen.ts';
import { addButton, eraRow, openBuilder, shownSongs, test } from '../support/set-list.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Select a song' });

test(
  'several songs of an era are ticked, saved with one press and undone in one step',
  { tag: '@full' },
  async ({ page, show, expectNoAxeViolations }) => {
    const [first, second] = show.albums;
    if (!first || !second) throw new Error('The catalogue has too few albums.');
    const titles = second.songs.map(({ title }) => title);
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = titles;
    await show.save({
      [second.era]: [second.songs[0]?._id ?? ''],
      [first.era]: [second.songs[1]?._id ?? ''],
    });
    await openBuilder(page);
    await addButton(page, second.era).click();
    const dialog = dialogOf(page);
    const boxes = dialog.getByRole('group', { name: `Or tick several songs of ${second.era}` });
    const box = (title: string) => boxes.getByRole('checkbox', { name: title, exact: true });
    await expect(boxes.getByRole('checkbox')).toHaveCount(titles.length);

    // What is in the show says where; it stays in reach of the keys and can't be ticked.
    await expect(box(a)).toHaveAccessibleDescription(`Already in the show: ${second.era}`);
    await expect(box(b)).toHaveAccessibleDescription(`Already in the show: ${first.era}`);
    await box(b).focus();
    await page.keyboard.press('Space');
    await expect(box(b)).not.toBeChecked();

    await page.keyboard.press('Tab');
    await expect(box(c)).toBeFocused();
    await page.keyboard.press('Space');
    for (const title of [f, d, e]) await box(title).check();
    await expect(dialog).toContainText('4 ticked, room for 1 more.');
    await inBothLooks(page, expectNoAxeViolations);
    await box(titles[6] ?? '').check();
    await expect(dialog).toContainText('Only 6 songs allowed in an era set!');
    await expect(box(titles[7] ?? '')).toBeDisabled();
    await expect(box(titles[7] ?? '')).toHaveAccessibleDescription('Only 6 songs allowed in an era set!');
    await box(titles[6] ?? '').uncheck();
    await expect(box(titles[7] ?? '')).toBeEnabled();

    let saves = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves += 1;
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(addButton(page, second.era)).toBeFocused();
    expect(await shownSongs(page, second.era)).toEqual([a, c, d, e, f]);
    await expect(page.getByText('Progress saved successfully')).toHaveCount(1);
    expect(saves).toBe(1);
    expect(await show.saved()).toContain([second.era, a, c, d, e, f].join(' | '));

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shownSongs(page, second.era)).toEqual([a]);
    await expect.poll(() => show.saved()).toContain(`${second.era} | ${a}`);
  },
);

test(
  'a song of the field and ticked ones are added together, each offered once',
  { tag: '@full' },
  async ({ page, show }) => {
    const [first] = show.albums;
    if (!first) throw new Error('The catalogue has too few albums.');
    const [a = '', b = ''] = first.songs.map(({ title }) => title);
    await openBuilder(page);
    await addButton(page, first.era).click();
    const dialog = dialogOf(page);
    const field = dialog.getByRole('combobox', { name: 'Select a song', exact: true });
    await dialog.getByRole('checkbox', { name: a, exact: true }).check();
    await field.fill(a);
    await expect(dialog.getByRole('option', { name: `${a} Ticked below` })).toBeDisabled();
    await field.fill(b);
    await dialog.getByRole('option', { name: b, exact: true }).click();
    await expect(dialog.getByRole('checkbox', { name: b, exact: true })).toHaveAccessibleDescription(
      'Chosen above',
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(eraRow(page, first.era)).toContainText('2 of 6');
    expect(await shownSongs(page, first.era)).toEqual([b, a]);
    await expect.poll(() => show.saved()).toContain([first.era, b, a].join(' | '));
  },
);

test(
  'two ticked songs become the mashup that is turned on; more of them wait until it is off',
  { tag: '@full' },
  async ({ page, show, expectNoAxeViolations }) => {
    const [a, b, c] = [show.title(0, 0), show.title(0, 1), show.title(0, 2)];
    await openBuilder(page);
    await addButton(page, show.era(0)).click();
    const dialog = dialogOf(page);
    const box = (title: string) => dialog.getByRole('checkbox', { name: title, exact: true });
    const field = (name: string) => dialog.getByRole('combobox', { name, exact: true });
    const mashup = dialog.getByRole('switch', { name: 'Make it a mashup' });
    for (const title of [c, a, b]) await box(title).check();
    await mashup.click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await expect(field('Select a song')).toHaveValue('');
    await expect(field('Select a second song')).toHaveAccessibleDescription(
      'A mashup is added by itself. Turn it off to add your 3 ticked songs.',
    );
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();

    await mashup.click();
    await expect(box(c)).toBeChecked();
    await box(b).uncheck();
    await mashup.focus();
    await page.keyboard.press('Space');
    await expect(mashup).toBeFocused();
    await expect(field('Select a song')).toHaveValue(c);
    await expect(field('Select a second song')).toHaveValue(a);
    await expect(dialog).toContainText(`Your mashup: ${c} / ${a}.`);
    await expect(dialog).toContainText(`Turn it off to tick several songs of ${show.era(0)}.`);
    await inBothLooksIfAll(page, expectNoAxeViolations);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => shownSongs(page, show.era(0))).toEqual([`${c} / ${a}`]);
    await expect.poll(() => show.saved()).toContain([show.era(0), `${c} / ${a}`].join(' | '));
  },
);

test('songs that fill the show are said to fill it', { tag: '@full' }, async ({ page, show }) => {
  const [first] = show.albums;
  if (!first) throw new Error('The catalogue has too few albums.');
  const kept = (show.whole[first.era] ?? []).slice(3);
  await show.save({ ...show.whole, [first.era]: kept });
  await openBuilder(page);
  await addButton(page, first.era).click();
  for (const place of [0, 1, 2])
    await dialogOf(page)
      .getByRole('checkbox', { name: show.title(0, place), exact: true })
      .check();
  await expect(dialogOf(page)).toContainText('That fills the show: 45 of 45.');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(eraRow(page, first.era)).toContainText('5 of 6');
});

test(
  'the era’s own list fits a narrow window; surprise songs have none',
  { tag: '@full' },
  async ({ page, show }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openBuilder(page);
    await addButton(page, show.era(0)).click();
    const last = show.albums[0]?.songs.at(-1)?.title ?? '';
    await dialogOf(page).getByRole('checkbox', { name: last, exact: true }).check();
    await expect(dialogOf(page).getByRole('button', { name: 'Save' })).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
    const width = await dialogOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(width).toBe(0);
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await eraRow(page, 'Surprise Songs').getByRole('button', { name: 'Add Song' }).first().click();
    await expect(dialogOf(page).getByRole('checkbox')).toHaveCount(0);
  },
);
