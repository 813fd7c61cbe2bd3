import type { UserProfile } from '@thirteen/contract/profile.ts';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Answers } from './answers.tsx';
import { AnswersForm } from './answers-form.tsx';
import { profileWords } from '#features/profile/profile.words.ts';
import styles from './questionnaire.module.css';
import { useAnswers } from './use-answers.ts';

type QuestionnaireProps = { readonly profile: UserProfile };

/** The fan's own answers, to read and to edit. */
export function Questionnaire({ profile }: QuestionnaireProps) {
  const { answers, status, isEditing, hasChanges, edit, type, save, discard } = useAnswers(profile);
  const [wasOpened, setOpened] = useState(false);
  const [isAsking, setAsking] = useState(false);

  function cancel() {
    if (hasChanges) setAsking(true);
    else discard();
  }

  return (
    <section id="questionnaire" className={styles['questionnaire']}>
      <div className={styles['head']}>
        <h2>{profileWords.questionnaire}</h2>
        {!isEditing && (
          <Button
            // After a save, or after giving up, the keyboard continues from here.
            ref={wasOpened ? (button) => button?.focus({ preventScroll: status === 'idle' }) : undefined}
            variant="quiet"
            onClick={() => {
              setOpened(true);
              edit();
            }}
          >
            <Icon name="edit" size="sm" />
            {profileWords.editAnswers}
          </Button>
        )}
      </div>
      <VisuallyHidden live="polite">{status === 'saved' && profileWords.savedAnswers}</VisuallyHidden>
      {isEditing ? (
        <AnswersForm
          answers={answers}
          status={status}
          takesFocus={wasOpened}
          onType={type}
          onSave={save}
          onCancel={cancel}
        />
      ) : (
        <Answers answers={answers} />
      )}
      {isAsking && (
        <ConfirmDialog
          title={profileWords.discardTitle}
          text={profileWords.discardText}
          keepLabel={profileWords.keepEditing}
          loseLabel={profileWords.discard}
          onKeep={() => setAsking(false)}
          onLose={() => {
            setAsking(false);
            setOpened(true);
            discard();
          }}
        />
      )}
    </section>
  );
}
