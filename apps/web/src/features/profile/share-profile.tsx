import { publicProfilePath } from '#lib/paths.ts';
import { words } from '#lib/words.ts';
import { builtThemes } from '#lib/built-catalogue.ts';
import { picturesIn } from '#ui/share-actions/pictures.ts';
import { ShareActions } from '#ui/share-actions/share-actions.tsx';
import { profileWords } from './profile.words.ts';

type ShareProfileProps = {
  readonly username: string;
  /** `own` is the one thing to do on the fan's own page, and named by the specification. */
  readonly button: 'own' | 'public';
};

const { linkCopied: copied, linkCopiedMs: copiedMs, linkFailed: failed } = words.profile;

/** What can be done with a profile that can be shared: copy its link, hand it to the share sheet, keep it as a picture. */
export function ShareProfile({ username, button }: ShareProfileProps) {
  const url = `${window.location.origin}${publicProfilePath(username)}`;
  const isOwn = button === 'own';

  return (
    <ShareActions
      link={{ title: profileWords.pageTitle(username), text: profileWords.shareText(username), url }}
      looks={builtThemes}
      pictures={picturesIn(`/share/profile/${encodeURIComponent(username)}`, `${username}-top-13`)}
      copy={{ label: isOwn ? profileWords.share : profileWords.copyLink, copied, copiedMs, failed }}
      isLoud={isOwn}
    />
  );
}
