import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { aProfileFan, type ProfileFan } from '../testing/profile-fan.ts';
import { shareableByHand } from '../testing/shareable-by-hand.ts';

let site: TestApp;
let fans: readonly ProfileFan[];
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
  fans = await Promise.all([aProfileFan(site), aProfileFan(site), aProfileFan(site)]);
});
afterAll(() => site.close());

const [question = ''] = profileQuestions;
const steps: readonly ((fan: ProfileFan) => Promise<{ readonly statusCode: number }>)[] = [
  (fan) => fan.fillSlot(1),
  (fan) => fan.fillSlot(13, 7),
  (fan) => fan.clearSlot(1),
  (fan) => fan.clearSlot(13),
  (fan) => fan.rankAlbums(),
  (fan) => fan.answer(question, 'yes'),
  (fan) => fan.answer(question, ''),
  (fan) => fan.put('theme', { theme: 'Lover' }),
  (fan) => fan.put('comparing', { enabled: true }),
];

describe('who can be shared', () => {
  test('is noted as it is after any writes, many of them at once', { timeout: 120_000 }, async () => {
    const anyWrite = fc.record({ fan: fc.nat(2), step: fc.nat(steps.length - 1) });
    const anyWrites = fc.array(fc.array(anyWrite, { minLength: 1, maxLength: 6 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(anyWrites, async (rounds) => {
        for (const round of rounds) {
          const answers = await Promise.all(
            round.map(({ fan, step }) => {
              const [who, what] = [fans[fan], steps[step]];
              if (!who || !what) throw new Error('No such fan or step');
              return what(who);
            }),
          );
          expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
        }
        const { noted, expected } = await shareableByHand(site.database.read);
        expect(noted).toEqual(expected);
      }),
      { numRuns: 15, seed: 13 },
    );
  });

  test('is right when the last song goes while the last answer comes', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [fan] = fans;
      if (!fan) throw new Error('No fan');
      await fan.complete();
      await fan.clearSlot(13);
      await Promise.all([fan.clearSlot(1), fan.answer(question, `again ${round}`), fan.rankAlbums()]);
      const { noted, expected } = await shareableByHand(site.database.read);
      expect(noted).toEqual(expected);
    }
  });

  test('survives the deletion of an account while it becomes complete', async () => {
    const fan = await aProfileFan(site);
    await Promise.all([fan.fillSlot(1), fan.rankAlbums()]);
    await Promise.all([fan.answer(question, 'in time?'), fan.remove()]);
    const { noted, expected } = await shareableByHand(site.database.read);
    expect(noted).toEqual(expected);
  });
});
