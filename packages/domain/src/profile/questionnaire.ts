import { fail, ok, type Result } from '../result.ts';

/** A question and its answer, as a fan sends them. */
export type SentAnswer = { readonly question: string; readonly answer: string };

/**
 * What is kept of a questionnaire, in the order of the questions: the answers, and how a client worded each question; null
 * where as we do.
 */
export type StoredProfileAnswers = {
  readonly answers: readonly string[];
  readonly wordings: readonly (string | null)[];
};

/** Why answers can't be taken: a question is none of the questionnaire's, stands there more than once, or is too long to keep. */
export type QuestionnaireProblem = {
  readonly code: 'question-unknown' | 'question-twice' | 'question-too-long';
  readonly question: string;
};

/** How long a client's own wording of a question may be, in characters. */
export const WORDING_MAX_LENGTH = 200;

/**
 * The answers in the order of the questions; a question that was left out has the empty answer. A client may word the
 * questions in its own way: a full set is taken by position, as long as no question of ours stands in another's place. Such
 * a client may not know what was answered, so that its empty answers leave what is `kept`, and its wordings are kept, too.
 */
export function arrangeAnswers(
  sent: readonly SentAnswer[],
  questions: readonly string[],
  kept: StoredProfileAnswers,
): Result<StoredProfileAnswers, QuestionnaireProblem> {
  if (sent.some(({ question }) => !questions.includes(question)) && isInOrder(sent, questions))
    return arrangeByPosition(sent, questions, kept);
  const answers = new Map<string, string>();
  for (const { question, answer } of sent) {
    if (!questions.includes(question)) return fail({ code: 'question-unknown', question });
    if (answers.has(question)) return fail({ code: 'question-twice', question });
    answers.set(question, answer);
  }
  return ok({
    answers: questions.map((question) => answers.get(question) ?? ''),
    wordings: questions.map(() => null),
  });
}

function arrangeByPosition(
  sent: readonly SentAnswer[],
  questions: readonly string[],
  kept: StoredProfileAnswers,
): Result<StoredProfileAnswers, QuestionnaireProblem> {
  const long = sent.find(({ question }) => [...question].length > WORDING_MAX_LENGTH);
  if (long) return fail({ code: 'question-too-long', question: long.question });
  const choose = <Part>(given: (one: SentAnswer, index: number) => Part, before: (index: number) => Part) =>
    sent.map((one, index) => (one.answer === '' ? before(index) : given(one, index)));
  return ok({
    answers: choose(
      ({ answer }) => answer,
      (index) => kept.answers[index] ?? '',
    ),
    wordings: choose<string | null>(
      ({ question }, index) => (question === '' || question === questions[index] ? null : question),
      (index) => kept.wordings[index] ?? null,
    ),
  });
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

/** As `pairWithQuestions`, in the words of the client that answered. Where these are not ours, ours stand beside them. */
export function pairWithWordings(
  { answers, wordings }: StoredProfileAnswers,
  questions: readonly string[],
): { question: string; answer: string; siteQuestion?: string }[] {
  return pairWithQuestions(answers, questions).map(({ question, answer }, index) => {
    const wording = wordings[index] ?? null;
    return wording === null ? { question, answer } : { question: wording, answer, siteQuestion: question };
  });
}
