import type { SurprisePick } from '@thirteen/contract/set-list.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { shareSetListPath } from '#lib/paths.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { SongLink } from '#ui/song-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Widget } from '#ui/widget/widget.tsx';
import { homeWords } from './home.words.ts';
import styles from './surprise-slider.module.css';
import { wrapAround } from './home.queries.ts';
import { useAutoPlay } from './use-auto-play.ts';

/** The height of the widget in all its states. */
export const SURPRISE_HEIGHT = '19.5rem';

const ADVANCE_MS = 8000;
const MASHUP = ' / ';

const words = homeWords.surprise;

type SurpriseSliderProps = {
  readonly picks: readonly SurprisePick[];
  readonly eraOf: (songTitle: string) => string;
};

/** The widget with one pick at a time. It advances by itself every eight seconds; the arrows wrap around and restart that time. */
export function SurpriseSlider({ picks, eraOf }: SurpriseSliderProps) {
  const [place, setPlace] = useState(0);
  const { isPaused, isRunning, toggle, restart, areaProps } = useAutoPlay(
    ADVANCE_MS,
    () => setPlace(wrapAround(place, 1, picks.length)),
    picks.length > 1,
  );
  const pick = picks[place % picks.length];
  if (!pick) return null;

  function go(step: 1 | -1) {
    setPlace(wrapAround(place, step, picks.length));
    restart();
  }

  const position = words.place((place % picks.length) + 1, picks.length);
  return (
    <Widget title={words.title} width="small" height={SURPRISE_HEIGHT} actions={<span>{position}</span>}>
      <div
        className={styles['slider']}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the usual markup of a carousel
        role="group"
        aria-roledescription={words.carousel}
        aria-label={words.title}
        {...areaProps}
      >
        <div className={styles['arrow']}>
          <IconButton icon="left" variant="outlined" label={words.previous} onClick={() => go(-1)} />
        </div>
        <div className={styles['window']} aria-live={isRunning ? 'off' : 'polite'}>
          <div
            key={place}
            className={styles['slide']}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the usual markup of a carousel
            role="group"
            aria-roledescription={words.slide}
            aria-label={position}
          >
            <PickedSong icon="guitar" label={words.guitar} title={pick.guitar} eraOf={eraOf} />
            <PickedSong icon="piano" label={words.piano} title={pick.piano} eraOf={eraOf} />
            <p className={styles['by']}>
              <Bead era={eraOf(leadOf(pick.guitar))}>{pick.username.charAt(0).toUpperCase()}</Bead>
              <span>
                {words.pickedBy}{' '}
                <Link to={shareSetListPath(pick.username)} target="_blank" rel="noopener">
                  {pick.username} <VisuallyHidden>{words.newTab}</VisuallyHidden>
                </Link>
              </span>
            </p>
          </div>
        </div>
        <div className={styles['arrow']}>
          <IconButton icon="right" variant="outlined" label={words.next} onClick={() => go(1)} />
        </div>
        <div className={styles['pause']}>
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? words.resume : words.pause}
            onClick={toggle}
          />
        </div>
      </div>
    </Widget>
  );
}

type PickedSongProps = {
  readonly icon: 'guitar' | 'piano';
  readonly label: string;
  readonly title: string;
  readonly eraOf: (songTitle: string) => string;
};

function PickedSong({ icon, label, title, eraOf }: PickedSongProps) {
  return (
    <div className={styles['song']} data-era={eraOf(leadOf(title))}>
      <Icon name={icon} size="lg" />
      <span>
        <small>{label}</small>
        <b>{title.includes(MASHUP) ? title : <SongLink title={title} />}</b>
      </span>
    </div>
  );
}

/** The song that gives a pick its look: of a mashup the first one. */
function leadOf(title: string): string {
  return title.split(MASHUP)[0] ?? title;
}
