import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { profileImageNames, profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { aProfileFan, type ProfileFan } from '../../testing/profile-fan.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const MISSING = {
  songs: 'Add at least one song to your Top 13',
  answers: 'Answer at least one question in the Swiftie Questionnaire',
  albums: 'Rank your top 5 albums',
};
const [question = '', secondQuestion = ''] = profileQuestions;
const answersWith = (answers: Readonly<Record<string, string>>) =>
  profileQuestions.map((each) => ({ question: each, answer: answers[each] ?? '' }));

describe('the own profile', () => {
  test('begins with the defaults, all questions unanswered, and tells what it lacks', async () => {
    const fan = await aProfileFan(site);
    const reply = await fan.profile();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      username: fan.username,
      theme: 'Fearless',
      era: 'fearless',
      profileImage: 'debut-1',
      rankings: { topThirteen: [], topFiveAlbums: [] },
      profileQuestions: answersWith({}),
      shareable: false,
      missing: [MISSING.songs, MISSING.answers, MISSING.albums],
      setListVerified: false,
      comparing: true,
      noindex: false,
      namedTop13: false,
    });
  });

  test('holds the lists as their own calls tell them', async () => {
    const fan = await aProfileFan(site);
    await fan.complete();
    const { rankings } = (await fan.profile()).json();
    expect(rankings.topThirteen).toEqual((await fan.get('/api/rankings/user/top-thirteen')).json());
    expect(rankings.topThirteen[0]).toMatchObject({
      albumImage: expect.any(String),
      audioSource: expect.any(String),
    });
    expect(rankings.topFiveAlbums).toEqual((await fan.get('/api/rankings/user/top-five-albums')).json());
    expect(rankings.topFiveAlbums).toHaveLength(5);
  });

  test.each([
    { name: 'a song', step: (fan: ProfileFan) => fan.fillSlot(1), left: [MISSING.answers, MISSING.albums] },
    {
      name: 'an answer',
      step: (fan: ProfileFan) => fan.answer(question, 'Fearless!'),
      left: [MISSING.songs, MISSING.albums],
    },
    {
      name: 'the albums',
      step: (fan: ProfileFan) => fan.rankAlbums(),
      left: [MISSING.songs, MISSING.answers],
    },
  ])('no longer lacks $name once it is there', async ({ step, left }) => {
    const fan = await aProfileFan(site);
    await step(fan);
    expect((await fan.profile()).json()).toMatchObject({ missing: left, shareable: false });
  });

  test.each(['image', 'theme', 'questions', 'comparing', 'noindex', 'named-top-thirteen'])(
    'PUT %s needs a session',
    async (what) => {
      expect((await site.send('PUT', `/api/profile/${what}`, { body: {} })).statusCode).toBe(401);
    },
  );
});

describe('choosing', () => {
  let fan: ProfileFan;
  beforeAll(async () => {
    fan = await aProfileFan(site);
  });

  test.each(profileThemes({ albums: catalogueAlbums }).map(({ name }) => name))(
    'takes the theme %s and answers the profile',
    async (theme) => {
      const reply = await fan.put('theme', { theme });
      expect([reply.statusCode, reply.json().theme]).toEqual([200, theme]);
      expect(reply.json()).toEqual((await fan.profile()).json());
    },
  );

  test('takes each of the 25 images', async () => {
    expect(profileImageNames).toHaveLength(25);
    for (const image of profileImageNames) {
      expect((await fan.put('image', { image })).json().profileImage).toBe(image);
    }
  });

  test('lets others compare themselves, or not', async () => {
    expect((await fan.put('comparing', { enabled: false })).json().comparing).toBe(false);
    expect((await fan.put('comparing', { enabled: true })).json().comparing).toBe(true);
  });

  test.each([
    { what: 'theme', body: { theme: 'Woodvale' }, field: 'theme' },
    { what: 'theme', body: { theme: 'fearless' }, field: 'theme' },
    { what: 'theme', body: { theme: 'toString' }, field: 'theme' },
    { what: 'theme', body: { theme: 13 }, field: 'theme' },
    { what: 'theme', body: {}, field: 'theme' },
    { what: 'image', body: { image: 'debut-3' }, field: 'image' },
    { what: 'image', body: { image: '../debut-1' }, field: 'image' },
    { what: 'image', body: { image: null }, field: 'image' },
    { what: 'comparing', body: { enabled: 'no' }, field: 'enabled' },
    { what: 'noindex', body: { enabled: 1 }, field: 'enabled' },
    { what: 'named-top-thirteen', body: {}, field: 'enabled' },
    { what: 'questions', body: { questions: [{ question: 'Why?', answer: 'so' }] }, field: 'questions' },
    {
      what: 'questions',
      body: { questions: [1, 2].map((answer) => ({ question, answer: String(answer) })) },
      field: 'questions',
    },
    { what: 'questions', body: { questions: 'none' }, field: 'questions' },
    {
      what: 'questions',
      body: { questions: [{ question, answer: 'x'.repeat(501) }] },
      field: 'questions.0.answer',
    },
    {
      what: 'questions',
      body: { questions: [{ question, answer: 'a\u0000b' }] },
      field: 'questions.0.answer',
    },
  ])('refuses $body as $what and changes nothing', async ({ what, body, field }) => {
    await fan.put('theme', { theme: 'Red' });
    const before = (await fan.profile()).json();
    const reply = await fan.put(what, body);
    expect([reply.statusCode, reply.json().field]).toEqual([400, field]);
    expect((await fan.profile()).json()).toEqual(before);
  });
});

describe('answering', () => {
  let fan: ProfileFan;
  beforeAll(async () => {
    fan = await aProfileFan(site);
  });

  test('keeps answers in the fixed order, whatever order they came in', async () => {
    const questions = [
      { question: secondQuestion, answer: 'second' },
      { question, answer: 'first' },
    ];
    const reply = await fan.put('questions', { questions });
    expect(reply.json().profileQuestions).toEqual(
      answersWith({ [question]: 'first', [secondQuestion]: 'second' }),
    );
  });

  test('takes all thirteen in order, in whatever words a client asks them', async () => {
    const asked = Array.from({ length: 13 }, (_, index) => index);
    const questions = asked.map((index) => ({
      question: `Question ${index + 1}`,
      answer: `answer ${index}`,
    }));
    const reply = await fan.put('questions', { questions });
    const kept = reply.json<{ profileQuestions: { answer: string }[] }>().profileQuestions;
    expect(kept.map(({ answer }) => answer)).toEqual(asked.map((index) => `answer ${index}`));
    expect((await fan.get('/api/account/data')).json().profile.profileQuestions).toMatchObject(questions);
    expect((await fan.put('questions', { questions: questions.slice(1) })).json()).toMatchObject({
      statusCode: 400,
      field: 'questions',
      message: 'Unknown question: Question 2',
    });
  });

  test('forgets what is left out', async () => {
    await fan.answer(question, 'once');
    await fan.answer(secondQuestion, 'now');
    expect((await fan.profile()).json().profileQuestions).toEqual(answersWith({ [secondQuestion]: 'now' }));
  });

  test.each([
    { name: '500 characters', sent: 'x'.repeat(500), kept: 'x'.repeat(500) },
    { name: '500 characters of two units each', sent: '🧣'.repeat(500), kept: '🧣'.repeat(500) },
    { name: 'space around it', sent: '  a scarf \n', kept: 'a scarf' },
    { name: 'only space, which is none', sent: ' \n ', kept: '' },
    { name: 'lines', sent: 'one\ntwo', kept: 'one\ntwo' },
    { name: 'markup, as it is', sent: `<script>"'&</script>`, kept: `<script>"'&</script>` },
    { name: 'right-to-left text', sent: 'הצעיף האדום', kept: 'הצעיף האדום' },
    { name: 'a decomposed letter', sent: 'Beyonce\u0301', kept: 'Beyoncé' },
  ])('takes $name', async ({ sent, kept }) => {
    const reply = await fan.answer(question, sent);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().profileQuestions[0]).toEqual({ question, answer: kept });
  });
});
