import { useCallback, type MouseEvent } from 'react';
import { SortableList } from '#ui/sortable-list/sortable-list.tsx';
import styles from './track-group-cards.module.css';
import type { Groups } from '#features/rankings/placed-groups.ts';
import { trackWords } from './track-rankings.words.ts';
import type { TrackSong } from './track-songs.ts';
import { MoveMenu } from '#ui/sortable-list/move-menu/move-menu.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-row.tsx';
import { TrackPreview } from './track-preview.tsx';

const getId = (song: TrackSong) => song.id;
const getTitle = (song: TrackSong) => song.title;
const renderSong = (song: TrackSong, position: number) => <TrackRow song={song} position={position} />;

type TrackGroupCardsProps = {
  readonly groups: Groups;
  readonly songsById: ReadonlyMap<string, TrackSong>;
  /** Nothing can be moved for now. */
  readonly isLocked: boolean;
  /** A song moves within its group; groups count from 0. */
  readonly onMove: (group: number, from: number, to: number) => void;
};

/** A card for each track number, its songs in the fan's order. */
export function TrackGroupCards({ groups, ...rest }: TrackGroupCardsProps) {
  return (
    <div className={styles['groups']}>
      {groups.map((group, index) => (
        // A group is its track number, so its place is what it is.
        // oxlint-disable-next-line react/no-array-index-key
        <TrackGroup key={index} index={index} group={group} {...rest} />
      ))}
    </div>
  );
}

/** What the card of a track number is found by. */
function trackTargetId(track: number): string {
  return `track-${track}`;
}

type TrackGroupProps = Omit<TrackGroupCardsProps, 'groups'> & {
  readonly index: number;
  readonly group: readonly string[];
};

function TrackGroup({ index, group, songsById, isLocked, onMove }: TrackGroupProps) {
  const track = index + 1;
  const move = useCallback((from: number, to: number) => onMove(index, from, to), [index, onMove]);
  return (
    <section
      id={trackTargetId(track)}
      className={styles['card']}
      tabIndex={-1}
      aria-label={trackWords.group(track)}
      data-track={track}
    >
      <header className={styles['header']}>
        <h2>{trackWords.group(track)}</h2>
        <span className={styles['count']}>{trackWords.songs(group.length)}</span>
      </header>
      <SortableList
        label={trackWords.groupList(track)}
        items={group.flatMap((id) => songsById.get(id) ?? [])}
        getId={getId}
        getTitle={getTitle}
        renderItem={renderSong}
        onMove={move}
        isLocked={isLocked}
      />
    </section>
  );
}

const COVER_PX = 36;

type TrackRowProps = { readonly song: TrackSong; readonly position: number };

/** A song in the ranking of its track number. */
function TrackRow({ song, position }: TrackRowProps) {
  return (
    <div className={styles['row']} data-first={position === 1 || undefined}>
      <span className={styles['grip']}>
        <SortableHandle />
      </span>
      <span className={styles['numeral']}>{position}</span>
      <TrackPreview
        id={song.id}
        title={song.title}
        cover={song.cover}
        audioSource={song.audioSource}
        size={COVER_PX}
      />
      <div className={styles['words']}>
        <p className={styles['title']}>{song.title}</p>
        <p className={styles['album']}>{song.albumName}</p>
      </div>
      <MoveMenu kind="song" />
    </div>
  );
}

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
