import { shareSetListPath } from '#lib/paths.ts';
import { words } from '#lib/words.ts';
import { picturesIn } from '#ui/share-actions/pictures.ts';
import { ShareActions } from '#ui/share-actions/share-actions.tsx';
import { sharedWords } from './shared-set-list.words.ts';

type ShareSetListProps = { readonly username: string };

const { linkCopied: copied, linkFailed: failed } = words.setList;

/** What can be done with a set list: copy its link, hand it to the system's share sheet, keep it as a picture. */
export function ShareSetList({ username }: ShareSetListProps) {
  const url = `${window.location.origin}${shareSetListPath(username)}`;

  return (
    <ShareActions
      link={{ title: sharedWords.pageTitle(username), text: sharedWords.shareText(username), url }}
      pictures={picturesIn(`/share/set-list/${encodeURIComponent(username)}`, `${username}-eras-tour`)}
      copy={{ label: sharedWords.copyLink, copied, failed }}
    />
  );
}
