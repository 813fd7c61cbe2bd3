import { createContext, use } from 'react';
import type { SetListEdit } from '@thirteen/domain/set-list/edit-set-list.ts';
import type { SurpriseInstrument } from '@thirteen/domain/set-list/set-list.ts';
import type { SongBook } from './song-book.ts';

/** Where a song is to be added. */
export type AddTarget =
  | { readonly kind: 'era'; readonly era: string }
  | { readonly kind: 'surprise'; readonly instrument: SurpriseInstrument };

/** What the parts on the table share: the songs, and what can be done with them. */
export type Desk = {
  readonly book: SongBook;
  readonly edit: (edit: SetListEdit, said: string) => void;
  readonly openAdd: (target: AddTarget) => void;
  readonly openMove: (era: string, index: number) => void;
  readonly isCollapsed: (era: string) => boolean;
  readonly toggle: (era: string) => void;
};

/** Holds the desk of the builder around. */
export const DeskContext = createContext<Desk | undefined>(undefined);

/** The desk that a part belongs to; outside of the builder it throws. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('A part of the set list was used outside of its builder.');
  return desk;
}
