import { describe, expect, test } from 'vitest';
import { arrangeAnswers, pairWithQuestions, pairWithWordings } from './questionnaire.ts';

const questions = ['First?', 'Second?', 'Third?'];
const nothing = { answers: [], wordings: [] };
const ours = [null, null, null];

describe('arrangeAnswers', () => {
  test('puts answers into the order of the questions, empty where one was left out', () => {
    const sent = [
      { question: 'Third?', answer: 'three' },
      { question: 'First?', answer: 'one' },
    ];
    expect(arrangeAnswers(sent, questions, nothing)).toEqual({
      ok: true,
      value: { answers: ['one', '', 'three'], wordings: ours },
    });
  });

  test.each([
    { name: 'all', asked: ['Number one', 'Number two', 'Number three'] },
    { name: 'some', asked: ['First?', 'Number two', 'Third?'] },
  ])('takes a full set by position where it words $name in its own way', ({ asked }) => {
    const sent = asked.map((question, index) => ({ question, answer: `answer ${index}` }));
    expect(arrangeAnswers(sent, questions, nothing)).toEqual({
      ok: true,
      value: {
        answers: ['answer 0', 'answer 1', 'answer 2'],
        wordings: asked.map((question) => (questions.includes(question) ? null : question)),
      },
    });
  });

  test('leaves what is kept where a client with its own wording sends nothing', () => {
    const kept = { answers: ['one', 'two', ''], wordings: ['Number one', null, null] };
    const sent = [
      { question: 'The first', answer: '' },
      { question: 'The second', answer: 'new' },
      { question: 'The third', answer: '' },
    ];
    expect(arrangeAnswers(sent, questions, kept)).toEqual({
      ok: true,
      value: { answers: ['one', 'new', ''], wordings: ['Number one', 'The second', null] },
    });
  });

  test('empties what is sent empty in our own words, which are the last from then on', () => {
    const kept = { answers: ['one', 'two', ''], wordings: ['Number one', null, null] };
    const sent = questions.map((question) => ({ question, answer: '' }));
    expect(arrangeAnswers(sent, questions, kept)).toEqual({
      ok: true,
      value: { answers: ['', '', ''], wordings: ours },
    });
  });

  test('takes no wording of more than 200 characters', () => {
    const asked = ['a'.repeat(200), 'b', 'c'].map((question) => ({ question, answer: 'yes' }));
    expect(arrangeAnswers(asked, questions, nothing).ok).toBe(true);
    const long = { question: 'a'.repeat(201), answer: '' };
    expect(arrangeAnswers(asked.with(0, long), questions, nothing)).toMatchObject({
      ok: false,
      problem: { code: 'question-too-long' },
    });
  });

  test.each([
    {
      name: 'unknown questions of which one is missing',
      asked: ['Number one', 'Number two'],
      code: 'question-unknown',
      about: 'Number one',
    },
    {
      name: 'unknown questions around a known one out of its place',
      asked: ['Third?', 'Number two', 'Number three'],
      code: 'question-unknown',
      about: 'Number two',
    },
    { name: 'an unknown question', asked: ['First?', 'Fourth?'], code: 'question-unknown', about: 'Fourth?' },
    { name: 'a question twice', asked: ['First?', 'First?'], code: 'question-twice', about: 'First?' },
  ])('refuses $name', ({ asked, code, about }) => {
    const sent = asked.map((question) => ({ question, answer: 'yes' }));
    expect(arrangeAnswers(sent, questions, nothing)).toEqual({
      ok: false,
      problem: { code, question: about },
    });
  });
});

test('pairWithQuestions fills up what was never answered', () => {
  expect(pairWithQuestions(['one'], questions).map(({ answer }) => answer)).toEqual(['one', '', '']);
});

test('pairWithWordings tells each question as it was put last, and ours beside it where that is another', () => {
  const kept = { answers: ['one', 'two'], wordings: ['Number one', null] };
  expect(pairWithWordings(kept, questions)).toEqual([
    { question: 'Number one', answer: 'one', siteQuestion: 'First?' },
    { question: 'Second?', answer: 'two' },
    { question: 'Third?', answer: '' },
  ]);
});
