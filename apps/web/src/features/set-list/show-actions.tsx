import { hasAllChoices, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { setListWords } from './set-list.words.ts';

type ShowActionProps = {
  readonly setList: SetListDraft;
  readonly isVerifying: boolean;
  readonly onVerify: () => void;
};

/** Verifies the show. It works only when everything is chosen. */
export function VerifyButton({ setList, isVerifying, onVerify }: ShowActionProps) {
  const canVerify = hasAllChoices(setList);
  return (
    <Button isBusy={isVerifying} aria-disabled={!canVerify} onClick={() => canVerify && onVerify()}>
      <Icon name="check" size="sm" /> {setListWords.verify}
    </Button>
  );
}

type ShareButtonProps = { readonly isVerified: boolean; readonly onShare: () => void };

/** Copies the link to the public page. It works only when the show is verified. */
export function ShareButton({ isVerified, onShare }: ShareButtonProps) {
  return (
    <Button variant="quiet" aria-disabled={!isVerified} onClick={() => isVerified && onShare()}>
      <Icon name="share" size="sm" /> {setListWords.share}
    </Button>
  );
}
