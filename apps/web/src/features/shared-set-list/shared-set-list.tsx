import type { Album } from '@thirteen/contract/albums.ts';
import type { EraEntry } from '@thirteen/contract/set-list.ts';
import { setListPage } from '@thirteen/contract/shared-pages.ts';
import { useMemo } from 'react';
import { useOwnPageHead } from '#lib/page-head.ts';
import { EraBlock } from './era-block.tsx';
import { songsInOrder, toSharedShow, type SharedShow } from './shared-show.ts';
import { sharedWords } from './shared-set-list.words.ts';
import { ShowHeading } from './show-heading.tsx';
import { OwnShowLink, Stage } from './stage.tsx';
import { SurpriseTicket } from './surprise-ticket.tsx';
import { useShowPlayer } from './use-show-player.ts';
import styles from './shared-set-list.module.css';

type SharedSetListProps = {
  readonly username: string;
  readonly entries: readonly EraEntry[];
  /** Undefined where they could not be loaded: the set list then has no colors and no running time. */
  readonly albums: readonly Album[] | undefined;
};

/** A fan's published set list as a tour poster that can be heard. */
export function SharedSetList({ username, entries, albums }: SharedSetListProps) {
  const show = useMemo(() => toSharedShow(entries, albums), [entries, albums]);
  const { audio, sound, toggle, toggleShow, events } = useShowPlayer(songsInOrder(show));
  useOwnPageHead(toPage(username, show));

  return (
    <Stage
      head={
        <ShowHeading
          username={username}
          show={show}
          isPlaying={sound.isWholeShow}
          onToggleShow={toggleShow}
        />
      }
    >
      <div className={styles['poster']}>
        <div className={styles['eras']}>
          {show.acts.map((act) =>
            act.kind === 'era' ? (
              <EraBlock key={act.name} era={act} sound={sound} onToggle={toggle} />
            ) : (
              <SurpriseTicket key={act.kind} {...act} sound={sound} onToggle={toggle} />
            ),
          )}
        </div>
        <footer className={styles['foot']}>
          <p className={styles['invitation']}>{sharedWords.invitation}</p>
          <OwnShowLink />
          <p className={styles['small']}>{sharedWords.small}</p>
        </footer>
      </div>
      <audio ref={audio} preload="none" controlsList="nodownload" hidden {...events} />
    </Stage>
  );
}

function toPage(username: string, { acts, songs }: SharedShow) {
  const eras = acts.filter((act) => act.kind === 'era').length;
  const surprise = acts.find((act) => act.kind === 'surprise');
  const [guitar = '', piano = ''] = [surprise?.guitar?.title, surprise?.piano?.title];
  return setListPage({ username, songs, eras, guitar, piano });
}
