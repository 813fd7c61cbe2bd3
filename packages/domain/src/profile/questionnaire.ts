import { fail, ok, type Result } from '../result.ts';

/** A question and its answer, as a fan sends them. */
export type SentAnswer = { readonly question: string; readonly answer: string };

/** Why answers can't be taken: a question is none of the questionnaire's, or stands there more than once. */
export type QuestionnaireProblem = {
  readonly code: 'question-unknown' | 'question-twice';
  readonly question: string;
};

/** The answers in the order of the questions; a question that was left out has the empty answer. */
export function arrangeAnswers(
  sent: readonly SentAnswer[],
  questions: readonly string[],
): Result<readonly string[], QuestionnaireProblem> {
  const answers = new Map<string, string>();
  for (const { question, answer } of sent) {
    if (!questions.includes(question)) return fail({ code: 'question-unknown', question });
    if (answers.has(question)) return fail({ code: 'question-twice', question });
    answers.set(question, answer);
  }
  return ok(questions.map((question) => answers.get(question) ?? ''));
}

/** Each question with its answer; what was stored for fewer questions is filled up with empty answers. */
export function pairWithQuestions(
  answers: readonly string[],
  questions: readonly string[],
): { question: string; answer: string }[] {
  return questions.map((question, index) => ({ question, answer: answers[index] ?? '' }));
}
