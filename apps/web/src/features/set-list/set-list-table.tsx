import { eraName } from '@thirteen/domain/set-list/set-list.ts';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeskContext, type AddTarget, type Desk } from './desk.ts';
import { EraList } from './era-list.tsx';
import { RunningOrder } from './running-order.tsx';
import { SetListConflict } from './set-list-conflict.tsx';
import { SetListSkeleton } from './set-list-skeleton.tsx';
import { describeSongsBy } from './set-list.saving.ts';
import { SetPlayback } from './set-playback.tsx';
import { stopPlaying } from './set-player.ts';
import { copyShareLink } from './share-link.ts';
import { ShowDock } from './show-dock.tsx';
import { ShowFrame } from './show-frame.tsx';
import { ShowRail } from './show-rail.tsx';
import { ShowString } from './show-string.tsx';
import type { SongBook } from './song-book.ts';
import { TableDialogs, type Question } from './table-dialogs.tsx';
import { TableTools, type TableView } from './table-tools.tsx';
import { TourLinks } from './tour-links.tsx';
import { useSetList, verifyShow } from './use-set-list.ts';
import { useTable } from './use-table.ts';

type SetListTableProps = { readonly book: SongBook };

/** All parts of the builder, once the songs are known. */
export function SetListTable({ book }: SetListTableProps) {
  const show = useSetList(book.albums);
  const { setList } = show;
  const table = useTable(book, setList);
  const [view, setView] = useView();
  const [question, setQuestion] = useState<Question>();
  const [isDeciding, setIsDeciding] = useState(true);
  const { collapsed } = table;

  useEffect(() => describeSongsBy(book.describe), [book]);
  useEffect(() => stopPlaying, []);

  const desk: Desk = {
    book,
    edit: table.edit,
    openAdd: (target) => setQuestion({ kind: 'add', target }),
    openMove: (era, index) => setQuestion({ kind: 'move', era, index }),
    isCollapsed: collapsed.has,
    toggle: collapsed.toggle,
  };
  const actions = {
    ...show,
    history: table.history,
    onVerify: () => verifyShow(book.albums),
    onShare: () => void copyShareLink(),
    onReset: () => setQuestion({ kind: 'reset' }),
    onFind: (target: AddTarget) => {
      setView('eras');
      table.find(target);
    },
  };
  const string = useMemo(() => <ShowString setList={setList} book={book} />, [setList, book]);
  const links = (
    <TourLinks
      isLoading={show.isLoading}
      onStart={() => setQuestion({ kind: 'start' })}
      onCompare={() => setQuestion({ kind: 'compare' })}
    />
  );
  const shownView = view === 'eras' ? <EraList setList={setList} /> : <RunningOrder setList={setList} />;

  return (
    <DeskContext value={desk}>
      <ShowFrame
        links={links}
        string={show.isLoading ? <Skeleton height="1rem" /> : string}
        rail={<ShowRail {...actions} />}
      >
        <TableTools
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
      </ShowFrame>
      <ShowDock {...actions} />
      {question && (
        <TableDialogs
          question={question}
          setList={setList}
          isPublic={show.shownToFriends !== undefined}
          table={table}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {show.conflict && isDeciding && (
        <SetListConflict {...show.conflict} onClose={() => setIsDeciding(false)} />
      )}
    </DeskContext>
  );
}

/** How the show is looked at is part of the address, so that a running order can be kept and come back to. */
function useView(): readonly [TableView, (view: TableView) => void] {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'order' ? 'order' : 'eras';
  return [view, (next) => setSearch(next === 'order' ? { view: 'order' } : {}, { replace: true })];
}
