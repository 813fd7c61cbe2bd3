import type { Album } from '@thirteen/contract/catalogue.ts';
import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { useStore } from '#lib/store.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { isSameTop13 } from './top13-change.ts';
import { editTop13 } from './top13.saving.ts';
import { top13Words } from './top13.words.ts';
import { visitorTop13 } from './visitor-top13.ts';

type VisitorTop13OfferProps = { readonly top13: Top13; readonly albums: readonly Album[] };

/** What a fan placed here before the login, where the account has a Top 13 already: nothing is replaced unasked. */
export function VisitorTop13Offer({ top13, albums }: VisitorTop13OfferProps) {
  const earlier = useStore(visitorTop13, (kept) => kept);
  const titles = new Map(albums.flatMap((album) => album.songs.map((song) => [song._id, song.title])));
  const named = earlier.flatMap((id) => titles.get(id ?? '') ?? []);
  if (named.length === 0 || isSameTop13(earlier, top13)) return null;
  const drop = () => visitorTop13.set(emptyTop13);
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return (
    <Notice title={top13Words.earlier}>
      <p>{top13Words.earlierMore(list.format(named))}</p>
      <p>
        <Button
          onClick={() => {
            editTop13(earlier, { made: top13Words.earlierMade, undone: top13Words.earlierUndone });
            drop();
          }}
        >
          {top13Words.takeEarlier}
        </Button>{' '}
        <Button variant="quiet" onClick={drop}>
          {top13Words.dropEarlier}
        </Button>
      </p>
    </Notice>
  );
}
