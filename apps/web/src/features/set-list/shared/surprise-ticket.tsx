import { Icon } from '#ui/icon.tsx';
import { PreviewButton } from '#ui/audio-player/preview-button.tsx';
import { ListenButton } from '#ui/listen/listen-button.tsx';
import { SongLink } from '#ui/song-link.tsx';
import type { SharedSurprise } from './show.ts';
import { showWords } from './show.words.ts';
import styles from './surprise-ticket.module.css';

type SurpriseTicketProps = Pick<SharedSurprise, 'guitar' | 'piano'>;

/** The two songs that change every night, on a ticket with a perforated stub. */
export function SurpriseTicket({ guitar, piano }: SurpriseTicketProps) {
  const picks = [
    { instrument: 'guitar', song: guitar },
    { instrument: 'piano', song: piano },
  ] as const;
  return (
    <section className={styles['ticket']} aria-label={showWords.surpriseSongs}>
      <h2 className={styles['stub']}>{showWords.surpriseSongs}</h2>
      <ul className={styles['picks']}>
        {picks.map(
          ({ instrument, song }) =>
            song && (
              <li key={instrument} className={styles['pick']}>
                <Icon name={instrument} size="lg" />
                <span className={styles['words']}>
                  <small>{showWords[instrument]}</small>
                  <span className={styles['title']}>
                    {song.isMashup ? song.title : <SongLink title={song.title} />}
                  </span>
                </span>
                <span className={styles['tools']}>
                  <PreviewButton clip={song.clip} title={song.title} />
                  <ListenButton title={song.title} />
                </span>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
