import { useId } from 'react';
import { Link } from 'react-router';
import { words } from '#lib/words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { findRemedy, profileWords } from '#features/profile/profile.words.ts';
import styles from './share-own-profile.module.css';

const { cannotShare, cannotShareTitle, cannotShareMs } = words.profile;

type CannotShareYetProps = { readonly missing: readonly string[] };

/** The share button of a profile that is not complete, and what it lacks. Pressing it says so, too. */
export function CannotShareYet({ missing }: CannotShareYetProps) {
  const helpId = useId();
  return (
    <div className={styles['share']}>
      <Button
        aria-disabled
        aria-describedby={helpId}
        onClick={() => toast.warning(cannotShare, cannotShareTitle, { durationMs: cannotShareMs })}
      >
        <Icon name="link" size="sm" />
        {profileWords.share}
      </Button>
      <div id={helpId} className={styles['help']}>
        <p>{profileWords.shareHelp}</p>
        <ul>
          {missing.map((reason) => (
            <li key={reason}>
              <Reason text={reason} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Reason({ text }: { readonly text: string }) {
  const remedy = findRemedy(text);
  if (remedy === undefined) return text;
  // The browser itself scrolls to a place on the page.
  return remedy.startsWith('#') ? <a href={remedy}>{text}</a> : <Link to={remedy}>{text}</Link>;
}
