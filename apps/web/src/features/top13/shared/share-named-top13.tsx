import { namedTop13Path } from '#lib/paths.ts';
import { builtThemes } from '#lib/built-themes.ts';
import { picturesIn } from '#ui/share-actions/pictures.ts';
import { ShareActions } from '#ui/share-actions/share-actions.tsx';
import { top13LinkWords } from './top13-link.words.ts';

type ShareNamedTop13Props = { readonly username: string };

/** What can be done with a Top 13 that has its fan's name: copy its link, hand it to the share sheet, keep it as a picture. */
export function ShareNamedTop13({ username }: ShareNamedTop13Props) {
  const url = `${window.location.origin}${namedTop13Path(username)}`;
  const title = top13LinkWords.titleOf(username);
  return (
    <ShareActions
      link={{ title, text: title, url }}
      looks={builtThemes}
      pictures={picturesIn(`/share/named-top-13/${encodeURIComponent(username)}`, `${username}-top-13`)}
      copy={top13LinkWords.copy}
    />
  );
}
