import { createContext, use } from 'react';
import type { SetListEdit } from '@thirteen/domain/set-list/edit-set-list.ts';
import type { SurpriseInstrument } from '@thirteen/domain/set-list/set-list.ts';
import type { SongIndex } from './song-index.ts';

/** Where a song is to be added. */
export type AddTarget =
  | { readonly kind: 'era'; readonly era: string }
  | { readonly kind: 'surprise'; readonly instrument: SurpriseInstrument };

/** What the parts in the builder share: the songs, and what can be done with them. */
export type SetListControls = {
  readonly songIndex: SongIndex;
  /** What the fan saved was never read: nothing may be changed, so that nothing takes its place. */
  readonly isUnknown: boolean;
  readonly edit: (edit: SetListEdit, said: string) => void;
  readonly openAdd: (target: AddTarget) => void;
  readonly openMove: (era: string, index: number) => void;
  readonly isCollapsed: (era: string) => boolean;
  readonly toggle: (era: string) => void;
};

/** The controls of the builder, for the parts inside it. */
export const SetListContext = createContext<SetListControls | undefined>(undefined);

/** The controls of the builder that a part belongs to; outside of the builder it throws. */
export function useSetListContext(): SetListControls {
  const controls = use(SetListContext);
  if (!controls) throw new Error('A part of the set list was used outside of its builder.');
  return controls;
}
