import type { Album } from '@thirteen/contract/catalogue.ts';
import { type EraEntry, getPublicSetList } from '@thirteen/contract/set-list.ts';
import { setListPage } from '@thirteen/contract/sharing.ts';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useOwnPageHead } from '#lib/browser/page-head.ts';
import { isSameFan, useSession } from '#lib/session/session.ts';
import { playQueue, stopClips, useQueuePlace } from '#ui/audio-player/clip-player.ts';
import { tellBrokenClip } from '#ui/audio-player/preview-button.tsx';
import { EraBlock } from './era-block.tsx';
import { songsInOrder, toSharedShow, type SharedShow } from './show.ts';
import { showWords } from './show.words.ts';
import { ShowHeading } from './show-heading.tsx';
import { OwnShowLink, Stage } from './stage.tsx';
import { SurpriseTicket } from './surprise-ticket.tsx';
import styles from './show-poster.module.css';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

type ShowPosterProps = {
  readonly username: string;
  readonly entries: readonly EraEntry[];
  /** Undefined where they could not be loaded: the set list then has no colors and no running time. */
  readonly albums: readonly Album[] | undefined;
  /** What follows the show: a match to pick, a way to report the page. */
  readonly after?: ReactNode;
};

/** A fan's published set list as a tour poster that can be played. */
export function ShowPoster({ username, entries, albums, after }: ShowPosterProps) {
  const show = useMemo(() => toSharedShow(entries, albums), [entries, albums]);
  const session = useSession();
  const isOwn = session !== undefined && isSameFan(session.username, username);
  const isPlaying = useQueuePlace() !== undefined;
  useEffect(() => stopClips, []);
  useOwnPageHead(toPage(username, show));

  return (
    <Stage
      username={username}
      head={
        <ShowHeading
          username={username}
          show={show}
          isPlaying={isPlaying}
          onToggleShow={() => (isPlaying ? stopClips() : playShow(show))}
        />
      }
    >
      <div className={styles['poster']}>
        <div className={styles['eras']}>
          {show.acts.map((act) =>
            act.kind === 'era' ? (
              <EraBlock key={act.name} era={act} />
            ) : (
              <SurpriseTicket key={act.kind} {...act} />
            ),
          )}
        </div>
        <footer className={styles['foot']}>
          {!isOwn && <p className={styles['invitation']}>{showWords.invitation}</p>}
          <OwnShowLink username={username} />
          <p className={styles['small']}>{showWords.small}</p>
          {after}
        </footer>
      </div>
    </Stage>
  );
}

function playShow(show: SharedShow): void {
  playQueue(
    songsInOrder(show).map(({ clip }) => clip),
    tellBrokenClip,
  );
}

function toPage(username: string, { acts, songs }: SharedShow) {
  const eras = acts.filter((act) => act.kind === 'era').length;
  const surprise = acts.find((act) => act.kind === 'surprise');
  const [guitar = '', piano = ''] = [surprise?.guitar?.title, surprise?.piano?.title];
  return setListPage({ username, songs, eras, guitar, piano });
}

/** The published set list of a fan; an `ApiError` of status 404 where there is none to see. */
export const publicSetListQuery = (username: string) =>
  queryOptions({
    queryKey: ['shared-set-list', username],
    queryFn: ({ signal }) => call(getPublicSetList, { params: { username }, signal }),
  });
