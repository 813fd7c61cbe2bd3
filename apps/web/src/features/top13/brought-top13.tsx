import type { Album } from '@thirteen/contract/catalogue.ts';
import { emptyTop13, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { useStore } from '#lib/store.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { isSameTop13 } from './top13-change.ts';
import { editTop13 } from './top13.saving.ts';
import { top13Words } from './top13.words.ts';
import { visitorTop13 } from './visitor-top13.ts';

type BroughtTop13Props = { readonly top13: Top13; readonly albums: readonly Album[] };

/** What a fan placed here before the login, where the account has a Top 13 already: nothing is replaced unasked. */
export function BroughtTop13({ top13, albums }: BroughtTop13Props) {
  const brought = useStore(visitorTop13, (kept) => kept);
  const titles = new Map(albums.flatMap((album) => album.songs.map((song) => [song._id, song.title])));
  const named = brought.flatMap((id) => titles.get(id ?? '') ?? []);
  if (named.length === 0 || isSameTop13(brought, top13)) return null;
  const drop = () => visitorTop13.set(emptyTop13);
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return (
    <Notice title={top13Words.brought}>
      <p>{top13Words.broughtMore(list.format(named))}</p>
      <p>
        <Button
          onClick={() => {
            editTop13(brought, { made: top13Words.broughtMade, undone: top13Words.broughtUndone });
            drop();
          }}
        >
          {top13Words.takeBrought}
        </Button>{' '}
        <Button variant="quiet" onClick={drop}>
          {top13Words.dropBrought}
        </Button>
      </p>
    </Notice>
  );
}
