import type { MouseEvent } from 'react';
import { trackTargetId } from './track-group-cards.tsx';
import styles from './track-jump.module.css';
import { trackWords } from './track-rankings.words.ts';

type TrackJumpProps = { readonly count: number };

/** A link to each track number of the long page. */
export function TrackJump({ count }: TrackJumpProps) {
  return (
    <nav className={styles['jump']} aria-label={trackWords.jump}>
      {Array.from({ length: count }, (_, index) => index + 1).map((track) => (
        <a
          key={track}
          data-focus="inside"
          href={`#${trackTargetId(track)}`}
          aria-label={trackWords.group(track)}
          onClick={(event) => jump(event, track)}
        >
          {track}
        </a>
      ))}
    </nav>
  );
}

/** Goes there without a step in the history, which would lie between the fan and the page before. */
function jump(event: MouseEvent, track: number): void {
  event.preventDefault();
  const target = document.getElementById(trackTargetId(track));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
