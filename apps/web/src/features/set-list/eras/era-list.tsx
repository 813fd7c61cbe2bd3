import {
  eraName,
  type SetListDraft,
  type SetListEntry,
  MAX_ERA_SONGS,
  songsOfEntry,
} from '@thirteen/domain/set-list/set-list.ts';
import { SortableList } from '#ui/sortable-list/sortable-list.tsx';
import { useSetListContext } from '#features/set-list/set-list-context.ts';
import styles from './era-list.module.css';
import { doneWords, setListWords } from '#features/set-list/set-list.words.ts';
import { useId } from 'react';
import { Cover } from '#ui/covers/cover.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { MoveMenu } from '#ui/sortable-list/move-menu/move-menu.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-row.tsx';
import { AddSongButton } from './add-song-button.tsx';
import { EraSongs } from './era-songs.tsx';
import { SurpriseSongs } from './surprise-songs.tsx';

const renderEra = (entry: SetListEntry, position: number) => <EraRow entry={entry} position={position} />;

type EraListProps = { readonly setList: SetListDraft };

/** The eras in the order of the show; each can be moved, and holds its songs. */
export function EraList({ setList }: EraListProps) {
  const { edit, isUnknown } = useSetListContext();
  const { entries } = setList;
  return (
    <div className={styles['eras']}>
      <SortableList
        label={setListWords.eras}
        items={entries}
        getId={eraName}
        getTitle={eraName}
        onMove={(from, to) => {
          const entry = entries[from];
          edit({ kind: 'move-era', from, to }, entry ? doneWords.eraMoved(eraName(entry)) : '');
        }}
        isLocked={isUnknown}
        renderItem={renderEra}
      />
    </div>
  );
}

type EraRowProps = {
  readonly entry: SetListEntry;
  /** Its place in the show, from 1. */
  readonly position: number;
};

/** An era of the show: its cover, its songs and what can be done with it. */
function EraRow({ entry, position }: EraRowProps) {
  const { songIndex, isCollapsed, toggle } = useSetListContext();
  const songsId = useId();
  const era = eraName(entry);
  const songs = songsOfEntry(entry);
  const { theme, cover } = songIndex.lookOf(era);
  const isOpen = !isCollapsed(era);
  return (
    <div className={styles['era']} data-era={theme} data-folded={!isOpen || undefined}>
      <span className={styles['grip']}>
        <SortableHandle />
      </span>
      <span className={styles['position']}>{position}</span>
      <span className={styles['cover']}>
        <Cover src={cover} size={84} />
      </span>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          {era}{' '}
          <small className={styles['count']}>
            {entry.kind === 'era' ? setListWords.ofSix(songs.length) : setListWords.ofTwo(songs.length)}
          </small>
        </h2>
        {!isOpen && <p className={styles['summary']}>{songs.map(songIndex.titleOf).join(' · ')}</p>}
      </div>
      <div className={styles['actions']}>
        {entry.kind === 'era' && (
          <AddSongButton target={{ kind: 'era', era }} isFull={songs.length >= MAX_ERA_SONGS} />
        )}
        <span className={styles['tools']}>
          <IconButton
            icon="down"
            label={setListWords.show(era)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? songsId : undefined}
            onClick={() => toggle(era)}
          />
          <MoveMenu />
        </span>
      </div>
      {isOpen && (
        <div className={styles['songs']} id={songsId}>
          {entry.kind === 'surprise' ? (
            <SurpriseSongs picks={entry} />
          ) : songs.length === 0 ? (
            <p className={styles['none']}>{setListWords.noSongs}</p>
          ) : (
            <EraSongs era={era} songs={songs} />
          )}
        </div>
      )}
    </div>
  );
}
