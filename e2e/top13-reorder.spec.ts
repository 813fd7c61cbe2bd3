import { expect } from './support/journey.ts';
import { grip, inOrder, middleOf, shownTop13, test, TOP13_PATH } from './support/top13.ts';

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
  const from = await middleOf(grip(page, 1));
  const to = await middleOf(grip(page, 3));
  const end = { x: to.x, y: to.y + 20 };
  if (hasTouch) {
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await touch('touchStart', [from]);
    for (let step = 1; step <= 10; step += 1) {
      await touch('touchMove', [{ x: from.x, y: from.y + ((end.y - from.y) * step) / 10 }]);
      await page.waitForTimeout(16);
    }
    await touch('touchEnd', []);
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 10 });
    await page.mouse.up();
  }
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, c, a]));
  await expect.poll(() => top13.saved()).toEqual(inOrder([b, c, a]));

  await grip(page, 3).focus();
  for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b, c]));
  await expect(grip(page, 1)).toBeFocused();

  await page.getByRole('button', { name: `Move ${a.title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a, c]));

  await page.getByRole('button', { name: 'Undo move' }).click();
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b, c]));
  await page.getByRole('button', { name: 'Redo move' }).click();
  await expect.poll(() => top13.saved()).toEqual(inOrder([b, a, c]));

  await page.reload();
  await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a, c]));
});
