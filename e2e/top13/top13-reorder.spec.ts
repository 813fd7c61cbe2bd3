import { expect } from '../support/journey.ts';
import { dragPast } from '../support/rankings.ts';
import { grip, inOrder, shownTop13, test, TOP13_PATH } from '../support/top13.ts';

test('a fan puts the songs in order by pointer, keyboard, menu and undo, and all of it is kept', async ({
  page,
  top13,
  hasTouch,
}) => {
  const [a, b, c] = top13.songs;
  await top13.save([a, b, c]);
  await page.goto(TOP13_PATH);
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b, c]));

  // The first song to the third place: drop it past the middle of the third.
  const rank = page.locator('[data-slot="1"] > [class*="_numeral_"]');
  const landing = rank.evaluate(
    (numeral) =>
      new Promise((resolve) => {
        const isLifted = () => document.querySelector('[data-lifting="dragged"]') !== null;
        new MutationObserver(() => isLifted() && resolve(numeral.textContent)).observe(numeral, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      }),
  );
  await dragPast(page, grip(page, 1), grip(page, 3), hasTouch);
  expect(['2', '3'], 'the rank that the dragged row would take').toContain(await landing);
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, c, a]));
  await expect.poll(() => top13.saved()).toEqual(inOrder([b, c, a]));

  await grip(page, 3).focus();
  for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b, c]));
  await expect(grip(page, 1)).toBeFocused();

  await page.getByRole('button', { name: `Move ${a.title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a, c]));

  await page.getByRole('button', { name: 'Undo change' }).click();
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b, c]));
  await page.getByRole('button', { name: 'Redo change' }).click();
  await expect.poll(() => top13.saved()).toEqual(inOrder([b, a, c]));

  await page.reload();
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a, c]));
});
