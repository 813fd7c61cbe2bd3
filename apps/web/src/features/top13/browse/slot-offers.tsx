import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { top13Words } from '#features/top13/top13.words.ts';
import { tabNames, type BrowseTab } from '#features/top13/song-source.ts';
import styles from './slot-offers.module.css';

type SlotOffersProps = {
  readonly slot: number;
  readonly tabs: readonly BrowseTab[];
  readonly isLocked: boolean;
  readonly onBrowse: (tab: BrowseTab) => void;
  /** The field to search for a song, which they stand beside. */
  readonly children: ReactNode;
};

/** The ways to fill an empty slot: beside the field each by its name where there is room, else one button to all of them. */
export function SlotOffers({ slot, tabs, isLocked, onBrowse, children }: SlotOffersProps) {
  const browse = (tab: BrowseTab | undefined) => !isLocked && tab !== undefined && onBrowse(tab);
  return (
    <div className={styles['ways']}>
      {children}
      <div className={styles['offers']}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            className={styles['offer']}
            aria-label={top13Words.forSlot(tabNames[tab], slot)}
            aria-haspopup="dialog"
            aria-disabled={isLocked || undefined}
            onClick={() => browse(tab)}
          >
            {tabNames[tab]}
          </button>
        ))}
      </div>
      <span className={styles['all']}>
        <Button
          variant="quiet"
          aria-label={top13Words.forSlot(top13Words.browse, slot)}
          aria-haspopup="dialog"
          aria-disabled={isLocked}
          onClick={() => browse(tabs[0])}
        >
          {top13Words.browse}
        </Button>
      </span>
    </div>
  );
}
