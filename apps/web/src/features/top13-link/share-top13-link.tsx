import { linkedTop13Path } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { copyLink } from '#ui/link-offer/copy-link.ts';
import { ShareActions, type PictureChoice } from '#ui/share-actions/share-actions.tsx';
import { top13LinkWords } from './top13-link.words.ts';

type ShareTop13LinkProps = { readonly code: string };

/** What can be done with a Top 13 that is its own link: copy it, hand it to the share sheet, keep it as a picture. */
export function ShareTop13Link({ code }: ShareTop13LinkProps) {
  const url = `${window.location.origin}${linkedTop13Path(code)}`;
  const { copied, copyFailed: failed } = top13LinkWords;
  return (
    <ShareActions
      link={{ title: top13LinkWords.shareTitle, text: top13LinkWords.shareTitle, url }}
      pictures={[
        pictureOf(code, 'poster', '1080x1920', top13LinkWords.posterTall),
        pictureOf(code, 'square', '1080x1080', top13LinkWords.posterSquare),
        pictureOf(code, 'card', '1200x630', top13LinkWords.posterWide),
      ]}
    >
      <Button variant="quiet" onClick={() => void copyLink(url, { copied, failed })}>
        <Icon name="link" size="sm" />
        {top13LinkWords.copyLink}
      </Button>
    </ShareActions>
  );
}

function pictureOf(code: string, shape: string, size: string, label: string): PictureChoice {
  return {
    label,
    address: `/share/top-13/${code}/${shape}.png?download`,
    fileName: `my-top-13-${size}.png`,
  };
}
