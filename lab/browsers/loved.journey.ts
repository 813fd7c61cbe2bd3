import { openChoices } from './in-page.ts';
import { test } from './journey.ts';
import { until } from './visitor.ts';

const MOST_TAPS = 60;

test('a stranger taps loved songs, puts them in order two taps a question, and copies the link', async ({
  visitor,
}) => {
  await visitor.visit('/');
  await visitor.press('link', 'Sort your Top 13');
  await visitor.isAt(/\/loved$/);
  await visitor.press('button', /^Everything of this era: evermore/);
  await visitor.sees('17 loved');
  await visitor.press('button', 'Put them in order');
  await visitor.finds('heading', /^Which/);

  for (let taps = 0; taps < MOST_TAPS; taps += 1) {
    const titles = await visitor.window.run(openChoices);
    if (titles.length === 0) break;
    const [best = ''] = titles.toSorted();
    await visitor.press('button', new RegExp(`^\\d${best.replaceAll(/\W/g, '.')}`));
    // The next question, the next best of this one, or the end.
    await until(
      async () => (await visitor.window.run(openChoices)).join() !== titles.join(),
      `what comes after ${best}`,
    );
  }
  await visitor.finds('list', 'Your ranking');
  await visitor.press('button', 'Copy link');
  // A browser that lets no page write to the clipboard shows the link to copy by hand.
  await visitor.sees(/Link to this Top 13 copied|Copy this link/);
});
