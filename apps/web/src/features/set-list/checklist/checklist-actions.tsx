import { countSetList, hasAllChoices, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { announce } from '#ui/sortable-list/announcements.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { missingWords, setListWords, toGoSentence } from '#features/set-list/set-list.words.ts';
import type { ShownToFriends } from '#features/set-list/use-set-list.ts';

type VerifyButtonProps = {
  readonly setList: SetListDraft;
  readonly shownToFriends: ShownToFriends | undefined;
  readonly isLoading: boolean;
  readonly isVerifying: boolean;
  readonly onVerify: () => void;
  /** Called where something is missing, to show what. */
  readonly onMissing: () => void;
};

/** Verifies the show, which publishes it. It works only when everything is chosen, else it answers what is missing. */
export function VerifyButton({
  setList,
  shownToFriends,
  isLoading,
  isVerifying,
  onVerify,
  onMissing,
}: VerifyButtonProps) {
  const canVerify = hasAllChoices(setList);
  const isPublished = shownToFriends?.isCurrent === true;
  const replaces = shownToFriends !== undefined && !isPublished;

  function answer() {
    // Nothing is known to be missing yet.
    if (isLoading) return;
    announce(missingWords.answer(toGoSentence(countSetList(setList))));
    onMissing();
  }

  return (
    <Button
      variant={isPublished ? 'quiet' : 'action'}
      isBusy={isVerifying}
      aria-disabled={isLoading || !canVerify}
      onClick={canVerify && !isLoading ? onVerify : answer}
    >
      <Icon name="check" size="sm" /> {replaces ? setListWords.publish : setListWords.verify}
      {replaces && <VisuallyHidden> {setListWords.verifyAgain}</VisuallyHidden>}
    </Button>
  );
}

type ResetButtonProps = { readonly isLoading: boolean; readonly onReset: () => void };

/** Asks whether to empty the show; what is not yet known can't be emptied. */
export function ResetButton({ isLoading, onReset }: ResetButtonProps) {
  return (
    <Button variant="quiet" aria-disabled={isLoading} onClick={() => !isLoading && onReset()}>
      <Icon name="reset" size="sm" /> {setListWords.reset}
    </Button>
  );
}

type ShareButtonProps = {
  readonly setList: SetListDraft;
  readonly isLoading: boolean;
  readonly isVerified: boolean;
  readonly shownToFriends: ShownToFriends | undefined;
  readonly onShare: () => void;
};

/** Copies the link to the public page. It works only when the show is verified, else it answers what is missing. */
export function ShareButton({ setList, isLoading, isVerified, shownToFriends, onShare }: ShareButtonProps) {
  function answer() {
    if (isLoading) return;
    toast.warning(
      setListWords.cannotShare(toGoSentence(countSetList(setList))),
      words.profile.cannotShareTitle,
    );
  }

  return (
    <Button
      variant={isVerified && shownToFriends?.isCurrent ? 'action' : 'quiet'}
      aria-disabled={!isVerified}
      onClick={isVerified ? onShare : answer}
    >
      <Icon name="share" size="sm" /> {setListWords.share}
    </Button>
  );
}
