import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TabList } from '#ui/tab-list.tsx';
import { ideasFromFavorites, ideasFromOrders } from '../song-ideas.ts';
import type { SongSource } from '../song-source.ts';
import { top13Words } from '#features/top13/top13.words.ts';
import { AlbumShelf } from './album-shelf.tsx';
import styles from './browse-dialog.module.css';
import { browseTabsOf, tabNames, type BrowseTab, type Browsing } from './browse-tab.ts';
import { NoFavorites, NoRankings, ReadIdeas } from './read-ideas.tsx';

type BrowseDialogProps = {
  readonly start: Browsing;
  readonly source: SongSource;
  readonly onChoose: (songId: string) => void;
  readonly onClose: () => void;
};

/** Songs to choose from without a title in mind: the fan's own rankings, what all fans love, and the albums. */
export function BrowseDialog({ start, source, onChoose, onClose }: BrowseDialogProps) {
  const [tab, setTab] = useState<BrowseTab>(start.tab);
  const { albums, readOrders } = source;
  return (
    <Dialog
      title={top13Words.browseTitle(start.slot)}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {top13Words.cancel}
        </Button>
      }
    >
      <Tabs.Root className={styles['tabs']} value={tab} onValueChange={setTab}>
        <div className={styles['list']}>
          <TabList
            label={top13Words.browseTabs}
            tabs={browseTabsOf(source).map((value) => ({ value, name: tabNames[value] }))}
            focusFirst={start.tab}
          />
        </div>
        {readOrders && (
          <Tabs.Panel className={styles['panel']} value="rankings">
            <ReadIdeas
              name="rankings"
              read={async () => ideasFromOrders(albums, await readOrders())}
              none={<NoRankings />}
              onChoose={onChoose}
            />
          </Tabs.Panel>
        )}
        <Tabs.Panel className={styles['panel']} value="favorites">
          <ReadIdeas
            name="favorites"
            read={async () => ideasFromFavorites(albums, await source.readFavorites())}
            none={<NoFavorites />}
            onChoose={onChoose}
          />
        </Tabs.Panel>
        <Tabs.Panel className={styles['panel']} value="albums">
          <AlbumShelf albums={albums} onChoose={onChoose} />
        </Tabs.Panel>
      </Tabs.Root>
    </Dialog>
  );
}
