import { Tabs } from '@base-ui/react/tabs';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TabList } from '#ui/tab-list.tsx';
import { ideasFromFavorites, ideasFromOrders, type IdeaGroup } from '#features/top13/song-ideas.ts';
import {
  type SongSource,
  browseTabsOf,
  tabNames,
  type BrowseTab,
  type Browsing,
} from '#features/top13/song-source.ts';
import { top13Words } from '#features/top13/top13.words.ts';
import { AlbumList } from './album-list.tsx';
import styles from './browse-dialog.module.css';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#lib/paths.ts';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { IdeaList } from './idea-list.tsx';

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
          <AlbumList albums={albums} onChoose={onChoose} />
        </Tabs.Panel>
      </Tabs.Root>
    </Dialog>
  );
}

type ReadIdeasProps = {
  /** Tells what is read apart from what else is. */
  readonly name: string;
  readonly read: () => Promise<readonly IdeaGroup[]>;
  /** Shown where there is nothing to choose from. */
  readonly none: ReactNode;
  readonly onChoose: (songId: string) => void;
};

/** Ideas that the server is asked for when they are looked at. */
function ReadIdeas({ name, read, none, onChoose }: ReadIdeasProps) {
  // What is ranked may change before the dialog is opened again, so nothing is kept.
  const ideas = useQuery({ queryKey: ['top13-ideas', name], queryFn: read, gcTime: 0 });
  if (ideas.isError)
    return <RetryCard message={top13Words.ideasFailed} onRetry={() => void ideas.refetch()} />;
  if (!ideas.data) return <Skeleton height="100%" />;
  if (ideas.data.length === 0) return none;
  return <IdeaList groups={ideas.data} onChoose={onChoose} />;
}

/** Shown where the fan has ranked nothing yet. */
function NoRankings() {
  return (
    <div className={styles['none']}>
      <p>{top13Words.noRankings}</p>
      <ButtonLink variant="quiet" to={paths.rankings}>
        {top13Words.toRankings}
      </ButtonLink>
    </div>
  );
}

/** Shown where no fan has a Top 13 yet. */
function NoFavorites() {
  return (
    <div className={styles['none']}>
      <p>{top13Words.noFavorites}</p>
    </div>
  );
}
