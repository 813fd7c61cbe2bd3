import type { CSSProperties } from 'react';
import { Icon } from '#ui/icon.tsx';
import { audioControl } from './playing.ts';
import styles from './audio-player.module.css';
import { clockTime, playButtonLooks, spokenTime } from './playback.words.ts';
import { usePlayback } from './use-playback.ts';

type AudioPlayerProps = {
  readonly src: string;
  /** What is played; it names the controls: "Play Style". */
  readonly title: string;
  /** `art` brings a dark ground to stand on a picture; `plain` stands on the page's own surfaces. */
  readonly tone?: 'art' | 'plain';
  /** `disc` is the button alone, with the progress around it, for long lists. */
  readonly layout?: 'bar' | 'disc';
  /** The clip could not be loaded; called once, however often it is tried. */
  readonly onFail?: () => void;
};

/**
 * A compact player of one clip. Nothing loads before it is played, one at a time plays, the volume stays the fan's,
 * and there is nothing to download. While it plays, `data-status="playing"` is on it for those around.
 */
export function AudioPlayer(props: AudioPlayerProps) {
  // Another clip is another player: it starts at its beginning, and may fail anew.
  return <Player key={props.src} {...props} />;
}

function Player({ src, title, tone = 'plain', layout = 'bar', onFail }: AudioPlayerProps) {
  const { audio, state, toggle, seek, events } = usePlayback(onFail);
  const { status, seconds, duration } = state;
  const { icon, nameOf } = playButtonLooks[status];
  const isUntouched = status !== 'playing' && seconds === 0;
  const progress = { '--progress': `${duration ? (seconds / duration) * 100 : 0}%` } as CSSProperties;

  return (
    <div
      {...audioControl}
      className={styles['player']}
      data-tone={tone}
      data-status={status}
      data-drag="none"
      style={progress}
    >
      <audio ref={audio} src={src} preload="none" controlsList="nodownload" hidden {...events} />
      <button
        type="button"
        className={styles[layout === 'bar' ? 'disc' : 'lone']}
        aria-label={nameOf(title)}
        onClick={toggle}
      >
        <Icon name={icon} />
      </button>
      {layout === 'bar' && (
        <>
          <input
            type="range"
            className={styles['track']}
            aria-label={`Position in ${title}`}
            aria-valuetext={spokenTime(seconds, duration)}
            min={0}
            max={duration ?? 0}
            step={0.5}
            value={seconds}
            disabled={duration === undefined}
            onChange={(event) => seek(event.target.valueAsNumber)}
          />
          <span className={styles['time']} aria-hidden="true">
            {clockTime(isUntouched ? duration : seconds)}
          </span>
        </>
      )}
    </div>
  );
}
