import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { reportTopics } from '@thirteen/domain/report/report-rules.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetReports } from '#features/report/report.repository.ts';
import type { Tx } from '#platform/db/tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { aProfileFan, type ProfileFan } from '../testing/profile-fan.ts';
import { shareableByHand } from '../testing/shareable-by-hand.ts';
import { createFanUpdates } from './fan-updates.ts';

let site: TestApp;
let fans: readonly ProfileFan[];
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
  fans = await Promise.all([aProfileFan(site), aProfileFan(site), aProfileFan(site)]);
});
afterAll(() => site.close());

const [question = ''] = profileQuestions;
const updates = createFanUpdates(() => true, Date.now);
let names = 0;

/** What the operator does to an account, in a transaction of the fan's, as the commands of `npm run admin` do. */
async function byOperator({ token }: ProfileFan, work: (tx: Tx, userId: string) => Promise<unknown>) {
  const [userId = ''] = token.split('.');
  await site.database.writeForUser(userId, (tx) => work(tx, userId));
  return { statusCode: 200 };
}

const rename = (fan: ProfileFan) => {
  names += 1;
  return byOperator(fan, (tx, userId) => updates.renameFan(tx, userId, `renamed-${names}`));
};
const hide = (fan: ProfileFan) => byOperator(fan, (tx, userId) => updates.setHidden(tx, userId, true));
const show = (fan: ProfileFan) =>
  byOperator(fan, async (tx, userId) => {
    await forgetReports(tx, userId);
    await updates.setHidden(tx, userId, false);
  });

/** Reports the profile under the name that it has just now; nobody sees one that is not public. */
async function report(fan: ProfileFan) {
  const { username } = (await fan.profile()).json<{ username: string }>();
  const body = { page: 'profile', username, topic: reportTopics[0] };
  const { statusCode } = await site.send('POST', '/api/reports', { body });
  return { statusCode: statusCode === 404 ? 200 : statusCode };
}

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
  rename,
  hide,
  show,
  report,
];

describe('who can be shared', () => {
  test('is noted as it is after any writes, many of them at once', async () => {
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

  test('is right when a complete fan is renamed, reported, hidden and shown at once', async () => {
    const [fan] = fans;
    if (!fan) throw new Error('No fan');
    for (let round = 0; round < 10; round += 1) {
      await fan.complete();
      await Promise.all([
        rename(fan),
        report(fan),
        round % 2 === 0 ? hide(fan) : show(fan),
        fan.clearSlot(1),
      ]);
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
