import type { Album } from '@thirteen/contract/albums.ts';
import { useMemo, useRef } from 'react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { RetryCard } from '#ui/retry-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { HubCard } from './hub-card.tsx';
import { listHubEntries } from './hub-entries.ts';
import { chooseHoverSound, useHoverSound } from '#ui/audio-player/hover-sound.ts';
import { hubWords } from './hub.words.ts';
import styles from './hub.module.css';
import { rankingWords } from '#features/rankings/rankings.words.ts';
import { useIdlePreload } from './use-idle-preload.ts';
import { useProgress } from './use-progress.ts';

type HubProps = {
  /** The catalogue; undefined while it loads. */
  readonly albums: readonly Album[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
};

/** The shelf of all rankings: a cover for each album, and four for the whole catalogue. */
export function Hub({ albums, hasFailed, onRetry }: HubProps) {
  const hasSound = useHoverSound();
  return (
    <Page>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h1>{rankingWords.hubTitle}</h1>
          <p>{hubWords.about}</p>
        </div>
        <div className={styles['tools']}>
          <ButtonLink to={paths.sorter} variant="quiet">
            {hubWords.sort}
          </ButtonLink>
          <div className={styles['sound']}>
            <Switch label={hubWords.hoverSound} isOn={hasSound} onChange={chooseHoverSound} />
          </div>
        </div>
      </div>
      {albums && <Shelf albums={albums} hasSound={hasSound} />}
      {!albums && hasFailed && <RetryCard message={rankingWords.albumsNotLoaded} onRetry={onRetry} />}
      {!albums && !hasFailed && <ShelfSkeleton />}
    </Page>
  );
}

type ShelfProps = { readonly albums: readonly Album[]; readonly hasSound: boolean };

function Shelf({ albums, hasSound }: ShelfProps) {
  const shelf = useRef<HTMLUListElement>(null);
  const entries = useMemo(() => listHubEntries(albums), [albums]);
  const progressOf = useProgress();
  useIdlePreload(shelf, hasSound);
  return (
    <ul ref={shelf} className={styles['shelf']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <HubCard entry={entry} progress={progressOf(entry.list)} />
        </li>
      ))}
    </ul>
  );
}

const covers = Array.from({ length: 15 }, (_, place) => place);

function ShelfSkeleton() {
  return (
    <div className={styles['shelf']} aria-hidden="true">
      {covers.map((place) => (
        <div key={place} className={styles['placeholder']}>
          <Skeleton shape="cover" height="auto" />
        </div>
      ))}
    </div>
  );
}
