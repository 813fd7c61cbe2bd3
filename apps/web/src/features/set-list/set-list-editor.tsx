import { eraName, songIdsIn, songsOfEntry } from '@thirteen/domain/set-list/set-list.ts';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { stopClips } from '#ui/audio-player/clip-player.ts';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { SetListContext, type AddTarget, type SetListControls } from './set-list-context.ts';
import { EraList } from './eras/era-list.tsx';
import { RunningOrder, SetPlayback } from './running-order/running-order.tsx';
import { SetListConflict, SetListDialogs, type Question } from './dialogs/set-list-dialogs.tsx';
import { SetListSkeleton } from './set-list-states.tsx';
import { copyShareLink } from './share-link.ts';
import { ChecklistBar } from './checklist/checklist-bar.tsx';
import { SetListLayout } from './set-list-layout.tsx';
import { ChecklistSidebar } from './checklist/checklist-sidebar.tsx';
import { ShowBeads } from './checklist/show-beads.tsx';
import type { SongIndex } from './song-index.ts';
import { SetListToolbar, type SetListView } from './set-list-toolbar.tsx';
import { useSetList, verifySetListNow } from './use-set-list.ts';
import { useSetListActions } from './use-set-list-actions.ts';
import { tourWords } from './tour/tour.words.ts';
import styles from './tour/tour-links.module.css';

type SetListEditorProps = {
  readonly songIndex: SongIndex;
  /** What can be done with the songs of the show, by id, in running order. */
  readonly renderTools: (songIds: readonly string[]) => ReactNode;
};

/** All parts of the builder, once the songs are known. */
export function SetListEditor({ songIndex, renderTools }: SetListEditorProps) {
  const show = useSetList(songIndex.albums);
  const { setList } = show;
  const actions = useSetListActions(songIndex, setList);
  const [view, setView] = useView();
  const [question, setQuestion] = useState<Question>();
  const [isDeciding, setIsDeciding] = useState(true);
  const { collapsed } = actions;

  useEffect(() => stopClips, []);

  const controls: SetListControls = {
    songIndex,
    isUnknown: show.isUnknown,
    edit: actions.edit,
    openAdd: (target) => setQuestion({ kind: 'add', target }),
    openMove: (era, index) => setQuestion({ kind: 'move', era, index }),
    isCollapsed: collapsed.has,
    toggle: collapsed.toggle,
  };
  const checklist = {
    ...show,
    isLoading: show.isUnknown,
    history: actions.history,
    onVerify: () => verifySetListNow(songIndex.albums),
    onShare: () => void copyShareLink(),
    onReset: () => setQuestion({ kind: 'reset' }),
    onFind: (target: AddTarget) => {
      setView('eras');
      actions.find(target);
    },
  };
  const beads = useMemo(() => <ShowBeads setList={setList} songIndex={songIndex} />, [setList, songIndex]);
  const links = (
    <>
      <TourLinks
        isLoading={show.isUnknown}
        onStart={() => setQuestion({ kind: 'start' })}
        onCompare={() => setQuestion({ kind: 'compare' })}
      />
      {renderTools(show.isUnknown ? [] : setList.entries.flatMap(songsOfEntry).flatMap(songIdsIn))}
    </>
  );
  const shownView = view === 'eras' ? <EraList setList={setList} /> : <RunningOrder setList={setList} />;

  return (
    <SetListContext value={controls}>
      <SetListLayout
        links={links}
        beads={show.isUnknown ? <Skeleton height="1rem" /> : beads}
        sidebar={<ChecklistSidebar {...checklist} />}
      >
        <SetListToolbar
          {...show}
          onReload={show.reload}
          onReview={() => setIsDeciding(true)}
          view={view}
          onView={setView}
          playback={<SetPlayback setList={setList} />}
          areCollapsed={setList.entries.every((entry) => collapsed.has(eraName(entry)))}
          onCollapse={(areCollapsed) => collapsed.set(areCollapsed ? setList.entries.map(eraName) : [])}
        />
        {show.isLoading ? <SetListSkeleton /> : shownView}
      </SetListLayout>
      <ChecklistBar {...checklist} />
      {question && (
        <SetListDialogs
          question={question}
          setList={setList}
          isPublic={show.shownToFriends !== undefined}
          actions={actions}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {show.conflict && isDeciding && (
        <SetListConflict {...show.conflict} onClose={() => setIsDeciding(false)} />
      )}
    </SetListContext>
  );
}

/** How the show is looked at is part of the address, so that a running order can be kept and come back to. */
function useView(): readonly [SetListView, (view: SetListView) => void] {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'order' ? 'order' : 'eras';
  return [view, (next) => setSearch(next === 'order' ? { view: 'order' } : {}, { replace: true })];
}

type TourLinksProps = {
  /** There is nothing yet to replace or to compare. */
  readonly isLoading: boolean;
  readonly onStart: () => void;
  readonly onCompare: () => void;
};

/** The two ways to look at the real tour. */
function TourLinks({ isLoading, onStart, onCompare }: TourLinksProps) {
  return (
    <div className={styles['links']}>
      <button type="button" aria-disabled={isLoading} onClick={isLoading ? undefined : onStart}>
        {tourWords.start}
      </button>
      <button type="button" aria-disabled={isLoading} onClick={isLoading ? undefined : onCompare}>
        {tourWords.compare}
      </button>
    </div>
  );
}
