import { expect, test } from './journey.ts';

// What is found of the one player that was started; it runs in the page.
function startedPlayer() {
  const players = [...document.querySelectorAll('audio')].filter((audio) => audio.readyState > 0);
  const [audio] = players;
  const track = audio?.parentElement?.querySelector('input');
  if (!audio || !track || track.disabled || players.length !== 1) return undefined;
  const { x, y, width, height } = track.getBoundingClientRect();
  return {
    seconds: audio.currentTime,
    shown: track.valueAsNumber,
    length: Number(track.max),
    x,
    y,
    width,
    height,
  };
}

test('a preview is sought by dragging its thumb, after its row was moved, too', async ({ fanVisitor }) => {
  const { window, ...visitor } = fanVisitor;
  const player = async () =>
    (await window.run(startedPlayer)) ?? { x: 0, y: 0, width: 0, height: 0, seconds: 0, length: 0 };
  const dragThumb = async (share: number) => {
    const { x, y, width, height, seconds, length } = await player();
    const at = (part: number) => ({ x: x + width * part, y: y + height / 2 });
    await window.drag(at(seconds / length), at(share));
  };

  await visitor.visit('/user/rankings/folklore');
  await visitor.moveByKeys(/^Reorder .*, position 1 of/, 'ArrowDown', 'ArrowDown');
  await visitor.moveByKeys(/^Reorder .*, position 1 of/, 'ArrowDown');
  await visitor.press('button', /^Play the 1$/);
  await expect.poll(async () => (await player()).length).toBeGreaterThan(8);
  await visitor.press('button', /^Pause the 1$/);
  for (const share of [0.7, 0.3]) {
    await dragThumb(share);
    await expect.poll(async () => (await player()).seconds / (await player()).length).toBeCloseTo(share, 1);
  }
});
