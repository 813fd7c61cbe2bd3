import type { ProfileAnswer } from '@thirteen/contract/profile.ts';
import styles from './answers.module.css';
import { profileWords } from '#features/profile/profile.words.ts';

type AnswersProps = { readonly answers: readonly ProfileAnswer[] };

/** Questions and what the fan answered. */
export function Answers({ answers }: AnswersProps) {
  return (
    <dl className={styles['answers']}>
      {answers.map(({ question, answer }) => (
        <div key={question} className={styles['pair']}>
          <dt className={styles['question']}>{question}</dt>
          {answer === '' ? (
            <dd className={styles['none']}>{profileWords.notAnswered}</dd>
          ) : (
            <dd className={styles['answer']} dir="auto">
              {answer}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
