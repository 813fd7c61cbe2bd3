import { ANSWER_MAX_LENGTH, type ProfileAnswer } from '@thirteen/contract/profile.ts';
import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import styles from './answers-form.module.css';
import { profileWords } from '#features/profile/profile.words.ts';
import type { AnswersStatus } from './use-answers.ts';

type AnswersFormProps = {
  readonly answers: readonly ProfileAnswer[];
  readonly status: AnswersStatus;
  /** The fan has just asked to edit, rather than come back to what was typed before. */
  readonly takesFocus: boolean;
  readonly onType: (question: string, text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
};

/** All questions as fields, with Save always in sight. */
export function AnswersForm({ answers, status, takesFocus, onType, onSave, onCancel }: AnswersFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (status !== 'saving') onSave();
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={submit}>
      {answers.map(({ question, answer }) => (
        <TextArea
          key={question}
          label={question}
          value={answer}
          maxLength={ANSWER_MAX_LENGTH}
          readOnly={status === 'saving'}
          dir="auto"
          onChange={(text) => onType(question, text)}
        />
      ))}
      <div className={styles['foot']}>
        <output className={styles['status']} data-wrong={isWrong(status) || undefined}>
          {statusWords(status, takesFocus)}
        </output>
        <Button variant="quiet" onClick={onCancel}>
          {profileWords.cancel}
        </Button>
        <Button type="submit" isBusy={status === 'saving'}>
          {profileWords.saveAnswers}
        </Button>
      </div>
    </form>
  );
}

function isWrong(status: AnswersStatus): boolean {
  return status === 'failed' || status === 'offline';
}

function statusWords(status: AnswersStatus, isNew: boolean): string {
  if (status === 'failed') return profileWords.notSaved;
  if (status === 'offline') return profileWords.notSavedOffline;
  return isNew ? profileWords.answersKept : profileWords.unsavedBack;
}
