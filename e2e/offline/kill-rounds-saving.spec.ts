import { startChromium } from '../../lab/browsers/chromium-engine.ts';
import { playKillRounds } from '../../lab/kills/kill-rounds.ts';
import { expect, test } from '../support/journey.ts';

const ROUNDS = process.env['TEST_ALL'] === '1' ? 5 : 1;

// `npm run lab -- kills` has more rounds, of chance, in every engine.
test(
  'no move is lost when the server is killed before and after it, again and again',
  { tag: '@full' },
  async () => {
    test.setTimeout(240_000);
    const engine = await startChromium(process.env['E2E_BROWSER'] ?? '');
    let turn = 0;
    try {
      const { losses } = await playKillRounds(engine, {
        rounds: ROUNDS,
        chance: (limit) => (turn += 1) % limit,
      });
      expect(losses).toEqual([]);
    } finally {
      await engine.close();
    }
  },
);
