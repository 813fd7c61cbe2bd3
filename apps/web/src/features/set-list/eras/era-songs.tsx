import { isMashup, type SetSong } from '@thirteen/domain/set-list/set-list.ts';
import { useCallback } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { MoveMenu } from '#ui/sortable-list/move-menu/move-menu.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-row.tsx';
import { SortableList } from '#ui/sortable-list/sortable-list.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useSetListContext } from '#features/set-list/set-list-context.ts';
import styles from './era-songs.module.css';
import { PreviewButton } from '#ui/audio-player/preview-button.tsx';
import { doneWords, setListWords } from '#features/set-list/set-list.words.ts';
import { addTargetId, focusTarget, songTargetId } from '#features/set-list/focus-targets.ts';

type EraSongsProps = {
  readonly era: string;
  readonly songs: readonly SetSong[];
};

const getId = (song: SetSong) => song;

/** The songs of an era in running order: dragged, moved by menu, played and removed. */
export function EraSongs({ era, songs }: EraSongsProps) {
  const { songIndex, edit, isUnknown } = useSetListContext();
  const renderSong = useCallback(
    (song: SetSong, position: number) => (
      <SongRow era={era} song={song} index={position - 1} next={songs[position] ?? songs[position - 2]} />
    ),
    [era, songs],
  );
  return (
    <div className={styles['songs']}>
      <SortableList
        label={setListWords.songsOf(era)}
        items={songs}
        getId={getId}
        getTitle={songIndex.titleOf}
        onMove={(from, to) =>
          edit(
            { kind: 'move-song', era, from, to },
            doneWords.moved(songIndex.titleOf(songs[from] ?? ''), era),
          )
        }
        isLocked={isUnknown}
        renderItem={renderSong}
      />
    </div>
  );
}

type SongRowProps = {
  readonly era: string;
  readonly song: SetSong;
  readonly index: number;
  /** Takes the focus when this song is removed. */
  readonly next: SetSong | undefined;
};

function SongRow({ era, song, index, next }: SongRowProps) {
  const { songIndex, edit, openMove, isUnknown } = useSetListContext();
  const title = songIndex.titleOf(song);

  function remove() {
    if (isUnknown) return;
    edit({ kind: 'remove', place: { era, index } }, doneWords.removed(title));
    focusTarget(...(next === undefined ? [] : [songTargetId(next)]), addTargetId({ kind: 'era', era }));
  }

  return (
    <div className={styles['song']} data-mashup={isMashup(song) || undefined}>
      <SortableHandle />
      <span className={styles['title']}>
        {title}
        {isMashup(song) && <VisuallyHidden>, {setListWords.mashup}</VisuallyHidden>}
      </span>
      <span className={styles['tools']} data-drag="none">
        <PreviewButton clip={songIndex.clipOf(song)} title={title} />
        <MoveMenu
          kind={isMashup(song) ? 'mashup' : 'song'}
          more={[{ label: setListWords.moveToEra, isDisabled: false, onChoose: () => openMove(era, index) }]}
        />
        <IconButton
          icon="close"
          label={setListWords.remove(title)}
          aria-disabled={isUnknown || undefined}
          data-focus-target={songTargetId(song)}
          onClick={remove}
        />
      </span>
    </div>
  );
}
