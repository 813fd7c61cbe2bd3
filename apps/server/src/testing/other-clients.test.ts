import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { SURPRISE_ERA } from '@thirteen/domain/set-list/set-list.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProfileFan, type ProfileFan } from './profile-fan.ts';
import { startTestApp, type TestApp } from './test-app.ts';

// What clients send that were written before this site.
let site: TestApp;
let fan: ProfileFan;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
  fan = await aProfileFan(site);
});
afterAll(() => site.close());

const song = catalogueAlbums[0]?.songs[0];

test.each([
  {
    name: 'a Top 13 as a bare list of entries',
    path: '/api/rankings/user/top-thirteen',
    body: [{ slot: 1, albumName: 'Red', songTitle: song?.title, songId: song?.id }],
    says: { message: expect.stringContaining('object') },
  },
  {
    name: 'a picture by its address',
    path: '/api/profile/image',
    body: { image: 'https://pictures.example/profile/1.jpg' },
    says: { field: 'image', message: 'Unknown image' },
  },
  {
    name: 'surprise songs as text',
    path: '/api/rankings/eras-tour-set-list',
    body: { erasTourSetList: [{ era: SURPRISE_ERA, order: 1, songs: [song?.title, 'Another one'] }] },
    says: { field: expect.stringContaining('songs') },
  },
])('$name is refused, and told why', async ({ path, body, says }) => {
  const answer = await site.send('PUT', path, { token: fan.token, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request', ...says });
});

describe('answers to questions in other words', () => {
  const asked = profileQuestions.map((_, index) => `Their question ${index + 1}?`);
  const send = (answers: Readonly<Record<number, string>>, words: readonly string[] = asked) =>
    fan.put('questions', {
      questions: words.map((question, index) => ({ question, answer: answers[index] ?? '' })),
    });
  type Told = { profileQuestions: { question: string; answer: string; siteQuestion?: string }[] };
  const own = async () => (await fan.profile()).json<Told>().profileQuestions;

  test('come back in those words to the fan alone, and an empty one leaves what is stored', async () => {
    await fan.complete();
    await send({ 0: 'Red', 12: 'The bridge' });
    expect((await send({ 1: 'Cardigan' })).statusCode).toBe(200);
    const told = await own();
    expect(told.filter(({ answer }) => answer !== '')).toEqual([
      { question: asked[0], answer: 'Red', siteQuestion: profileQuestions[0] },
      { question: asked[1], answer: 'Cardigan', siteQuestion: profileQuestions[1] },
      { question: asked[12], answer: 'The bridge', siteQuestion: profileQuestions[12] },
    ]);
    expect(told.map(({ siteQuestion, question }) => siteQuestion ?? question)).toEqual(profileQuestions);

    const publicly = await site.send('GET', `/api/profile/public-profile/${fan.username}`);
    expect(publicly.body).not.toContain('Their question');
    const shown = publicly.json<Told>().profileQuestions;
    expect(shown.map(({ question }) => question)).toEqual(profileQuestions);
    const exported = (await fan.get('/api/account/data')).json<{ profile: Told }>();
    expect(exported.profile.profileQuestions).toEqual(told);
  });

  test('come back in the words of this site after those were sent, and empty ones are empty', async () => {
    await send({ 0: 'Red' });
    await send({ 1: 'Cardigan' }, profileQuestions);
    expect((await own()).filter(({ answer }) => answer !== '')).toEqual([
      { question: profileQuestions[1], answer: 'Cardigan' },
    ]);
    expect((await own()).every(({ siteQuestion }) => siteQuestion === undefined)).toBe(true);
  });

  test('in words of more than 200 characters are refused', async () => {
    const answer = await send({ 0: 'Red' }, asked.with(3, 'a'.repeat(201)));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ field: 'questions', message: expect.stringContaining('200 characters') }),
    ]);
  });
});
