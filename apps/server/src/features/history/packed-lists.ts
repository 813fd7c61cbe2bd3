import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import {
  packOrder,
  packSetList,
  unpackOrder,
  unpackSetList,
  type PackedState,
} from '@thirteen/domain/history/list-state.ts';
import { numberingOf, type Numbering } from '@thirteen/domain/history/numbering.ts';
import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { placedIn, type ListName } from '#platform/saving/lists.repository.ts';

/** How many of the first songs of all are kept. */
const ALL_SONGS_KEPT = 50;

const numberings = new WeakMap<Catalogue, Numbering>();

function numbersOf(catalogue: Catalogue): Numbering {
  const known = numberings.get(catalogue) ?? numberingOf(catalogue);
  numberings.set(catalogue, known);
  return known;
}

/**
 * A stored list in few bytes: of a set list the draft, of a ranking what the fan placed, with empty slots for the rest.
 * `items` and `placed` are JSON text as `lists` holds it. Nothing at all is the empty text.
 */
export function packList(
  {
    list,
    items,
    placed,
  }: { readonly list: ListName; readonly items: string; readonly placed: string | null },
  catalogue: Catalogue,
): PackedState {
  const numbers = numbersOf(catalogue);
  // Only `changeList` writes these rows, so that what is stored has the shape of its kind.
  if (list === 'setList') return packSetList(JSON.parse(items) as SetListDraft, numbers);
  const order = JSON.parse(items) as readonly (string | null)[];
  const first = list === 'allSongs' ? order.slice(0, ALL_SONGS_KEPT) : order;
  const own =
    placed === null
      ? undefined
      : placedIn(
          order.filter((id) => id !== null),
          placed,
        );
  const shown = own ? first.map((id) => (id !== null && own.has(id) ? id : null)) : first;
  return packOrder(shown, list === 'allAlbums' ? numbers.ofAlbum : numbers.ofSong);
}

/** An unpacked state: the slots of a list, or the entries of a set list. */
export type UnpackedState = { readonly items: readonly (string | null)[] } | SetListDraft;

/** The list that was packed. */
export function unpackList(list: ListName, state: PackedState, catalogue: Catalogue): UnpackedState {
  const numbers = numbersOf(catalogue);
  if (list === 'setList') return unpackSetList(state, numbers);
  return { items: unpackOrder(state, list === 'allAlbums' ? numbers.albumOf : numbers.songOf) };
}
