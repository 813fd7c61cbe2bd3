import {
  isMashup,
  surpriseInstruments,
  type SurpriseInstrument,
  type SurpriseSet,
} from '@thirteen/domain/set-list/set-list.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { AddSongButton } from './add-song-button.tsx';
import { useDesk } from './desk.ts';
import { PreviewButton } from './preview-button.tsx';
import { doneWords, instrumentNames, setListWords } from './set-list.words.ts';
import { addSpot, focusSpot, songSpot } from './spots.ts';
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
  const { book, edit } = useDesk();
  const title = song === null ? '' : book.titleOf(song);

  function remove() {
    edit({ kind: 'remove', place: { instrument } }, doneWords.removed(title));
    focusSpot(addSpot({ kind: 'surprise', instrument }));
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
          <PreviewButton song={song} />
          <IconButton
            icon="close"
            label={setListWords.remove(title)}
            data-spot={songSpot(song)}
            onClick={remove}
          />
        </span>
      )}
    </div>
  );
}
