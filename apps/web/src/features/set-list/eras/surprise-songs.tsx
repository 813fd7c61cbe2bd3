import {
  isMashup,
  surpriseInstruments,
  type SurpriseInstrument,
  type SurpriseSet,
} from '@thirteen/domain/set-list/set-list.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { AddSongButton } from './add-song-button.tsx';
import { useSetListContext } from '#features/set-list/set-list-context.ts';
import { PreviewButton } from '#ui/audio-player/preview-button.tsx';
import { ListenButton } from '#ui/listen/listen-button.tsx';
import { doneWords, instrumentNames, setListWords } from '#features/set-list/set-list.words.ts';
import { addTargetId, focusTarget, songTargetId } from '#features/set-list/focus-targets.ts';
import styles from './surprise-songs.module.css';

type SurpriseSongsProps = { readonly picks: SurpriseSet };

/** The two boxes of the surprise songs: one with a guitar, one at the piano. */
export function SurpriseSongs({ picks }: SurpriseSongsProps) {
  return (
    <ul className={styles['boxes']}>
      {surpriseInstruments.map((instrument) => (
        <li key={instrument}>
          <Box instrument={instrument} song={picks[instrument]} />
        </li>
      ))}
    </ul>
  );
}

type BoxProps = { readonly instrument: SurpriseInstrument; readonly song: string | null };

function Box({ instrument, song }: BoxProps) {
  const { songIndex, edit, isUnknown } = useSetListContext();
  const title = song === null ? '' : songIndex.titleOf(song);

  function remove() {
    if (isUnknown) return;
    edit({ kind: 'remove', place: { instrument } }, doneWords.removed(title));
    focusTarget(addTargetId({ kind: 'surprise', instrument }));
  }

  return (
    <div
      className={styles['box']}
      data-empty={song === null || undefined}
      data-mashup={(song !== null && isMashup(song)) || undefined}
    >
      <Icon name={instrument} />
      <span className={styles['words']}>
        <span className={styles['instrument']}>{instrumentNames[instrument]}</span>
        {song !== null && <span className={styles['title']}>{title}</span>}
      </span>
      {song === null ? (
        <AddSongButton target={{ kind: 'surprise', instrument }} />
      ) : (
        <span className={styles['tools']}>
          <PreviewButton clip={songIndex.clipOf(song)} title={title} />
          <ListenButton title={title} />
          <IconButton
            icon="close"
            label={setListWords.remove(title)}
            aria-disabled={isUnknown || undefined}
            data-focus-target={songTargetId(song)}
            onClick={remove}
          />
        </span>
      )}
    </div>
  );
}
