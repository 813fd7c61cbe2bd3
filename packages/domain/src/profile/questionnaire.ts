import { fail, ok, type Result } from '../result.ts';

/** A question and its answer, as a fan sends them. */
export type SentAnswer = { readonly question: string; readonly answer: string };

/** Why answers can't be taken: a question is none of the questionnaire's, or stands there more than once. */
export type QuestionnaireProblem = {
  readonly code: 'question-unknown' | 'question-twice';
  readonly question: string;
};

/**
 * The answers in the order of the questions; a question that was left out has the empty answer. A client may word the
 * questions in its own way: a full set is taken by position, as long as no question of ours stands in another's place.
 */
export function arrangeAnswers(
  sent: readonly SentAnswer[],
  questions: readonly string[],
): Result<readonly string[], QuestionnaireProblem> {
  if (isInOrder(sent, questions)) return ok(sent.map(({ answer }) => answer));
  const answers = new Map<string, string>();
  for (const { question, answer } of sent) {
    if (!questions.includes(question)) return fail({ code: 'question-unknown', question });
    if (answers.has(question)) return fail({ code: 'question-twice', question });
    answers.set(question, answer);
  }
  return ok(questions.map((question) => answers.get(question) ?? ''));
}

function isInOrder(sent: readonly SentAnswer[], questions: readonly string[]): boolean {
  const isInPlace = ({ question }: SentAnswer, index: number) =>
    questions[index] === question || !questions.includes(question);
  return sent.length === questions.length && sent.every(isInPlace);
}

/** Each question with its answer; what was stored for fewer questions is filled up with empty answers. */
export function pairWithQuestions(
  answers: readonly string[],
  questions: readonly string[],
): { question: string; answer: string }[] {
  return questions.map((question, index) => ({ question, answer: answers[index] ?? '' }));
}
