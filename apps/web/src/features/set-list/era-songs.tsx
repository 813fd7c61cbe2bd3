import { isMashup, type SetSong } from '@thirteen/domain/set-list/set-list.ts';
import { useCallback } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { MoveMenu } from '#ui/sortable-list/move-menu.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-handle.tsx';
import { SortableList } from '#ui/sortable-list/sortable-list.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useDesk } from './desk.ts';
import styles from './era-songs.module.css';
import { PreviewButton } from './preview-button.tsx';
import { doneWords, setListWords } from './set-list.words.ts';
import { addSpot, focusSpot, songSpot } from './spots.ts';

type EraSongsProps = {
  readonly era: string;
  readonly songs: readonly SetSong[];
  /** The place in the show of the first song, from 1. */
  readonly firstNumber: number;
};

const getId = (song: SetSong) => song;

/** The songs of an era in running order: dragged, moved by menu, heard and taken away. */
export function EraSongs({ era, songs, firstNumber }: EraSongsProps) {
  const { book, edit } = useDesk();
  const renderSong = useCallback(
    (song: SetSong, position: number) => (
      <SongRow
        era={era}
        song={song}
        index={position - 1}
        number={firstNumber + position - 1}
        next={songs[position] ?? songs[position - 2]}
      />
    ),
    [era, firstNumber, songs],
  );
  return (
    <div className={styles['songs']}>
      <SortableList
        label={setListWords.songsOf(era)}
        items={songs}
        getId={getId}
        getTitle={book.titleOf}
        onMove={(from, to) =>
          edit({ kind: 'move-song', era, from, to }, doneWords.moved(book.titleOf(songs[from] ?? ''), era))
        }
        renderItem={renderSong}
      />
    </div>
  );
}

type SongRowProps = {
  readonly era: string;
  readonly song: SetSong;
  readonly index: number;
  readonly number: number;
  /** Takes the focus when this song is removed. */
  readonly next: SetSong | undefined;
};

function SongRow({ era, song, index, number, next }: SongRowProps) {
  const { book, edit, openMove } = useDesk();
  const title = book.titleOf(song);

  function remove() {
    edit({ kind: 'remove', place: { era, index } }, doneWords.removed(title));
    focusSpot(...(next === undefined ? [] : [songSpot(next)]), addSpot({ kind: 'era', era }));
  }

  return (
    <div className={styles['song']} data-mashup={isMashup(song) || undefined}>
      <SortableHandle />
      <span className={styles['words']}>
        <span className={styles['number']}>{number}</span>
        <span className={styles['title']}>
          {title}
          {isMashup(song) && <VisuallyHidden>, {setListWords.mashup}</VisuallyHidden>}
        </span>
      </span>
      <span className={styles['tools']} data-drag="none">
        <PreviewButton song={song} />
        <MoveMenu
          more={[{ label: setListWords.moveToEra, isDisabled: false, onChoose: () => openMove(era, index) }]}
        />
        <IconButton
          icon="close"
          label={setListWords.remove(title)}
          data-spot={songSpot(song)}
          onClick={remove}
        />
      </span>
    </div>
  );
}
