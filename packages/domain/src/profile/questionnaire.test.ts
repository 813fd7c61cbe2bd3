import { describe, expect, test } from 'vitest';
import { arrangeAnswers, pairWithQuestions } from './questionnaire.ts';

const questions = ['First?', 'Second?', 'Third?'];

describe('arrangeAnswers', () => {
  test('puts answers into the order of the questions, empty where one was left out', () => {
    const sent = [
      { question: 'Third?', answer: 'three' },
      { question: 'First?', answer: 'one' },
    ];
    expect(arrangeAnswers(sent, questions)).toEqual({ ok: true, value: ['one', '', 'three'] });
  });

  test.each([
    { name: 'all', asked: ['Number one', 'Number two', 'Number three'] },
    { name: 'some', asked: ['First?', 'Number two', 'Third?'] },
  ])('takes a full set by position where it words $name in its own way', ({ asked }) => {
    const sent = asked.map((question, index) => ({ question, answer: `answer ${index}` }));
    expect(arrangeAnswers(sent, questions)).toEqual({
      ok: true,
      value: ['answer 0', 'answer 1', 'answer 2'],
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
    expect(arrangeAnswers(sent, questions)).toEqual({ ok: false, problem: { code, question: about } });
  });
});

test('pairWithQuestions fills up what was never answered', () => {
  expect(pairWithQuestions(['one'], questions).map(({ answer }) => answer)).toEqual(['one', '', '']);
});
