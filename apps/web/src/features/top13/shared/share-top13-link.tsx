import { certainSearch } from '@thirteen/contract/certain-songs.ts';
import { linkedTop13Path, namedTop13Path } from '#lib/paths.ts';
import { builtThemes } from '#lib/built-catalogue.ts';
import { picturesIn } from '#ui/share-actions/pictures.ts';
import { ShareActions } from '#ui/share-actions/share-actions.tsx';
import { top13LinkWords } from './top13-link.words.ts';

type ShareTop13LinkProps = {
  readonly code: string;
  /** How many from no. 1 down are no guess; all of them where nothing is said. */
  readonly certain?: number | undefined;
  /** What it is called where it is handed on. */
  readonly title?: string;
  /** Whether sharing is the one thing to do where this stands. */
  readonly isLoud?: boolean;
};

/** What can be done with a Top 13 that is its own link: copy it, hand it to the share sheet, keep it as a picture. */
export function ShareTop13Link({
  code,
  certain,
  title = top13LinkWords.shareTitle,
  isLoud = false,
}: ShareTop13LinkProps) {
  const url = `${window.location.origin}${linkedTop13Path(code, certain)}`;
  return (
    <ShareActions
      link={{ title, text: title, url }}
      looks={builtThemes}
      pictures={picturesIn(`/share/top-13/${code}`, 'my-top-13', certainSearch(certain))}
      copy={top13LinkWords.copy}
      isLoud={isLoud}
    />
  );
}

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
