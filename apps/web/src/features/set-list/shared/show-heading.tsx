import { audioControl } from '#ui/audio-player/playing.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { songsOfAct, type SharedShow } from './show.ts';
import { runningTime, showWords } from './show.words.ts';
import styles from './show-heading.module.css';
import { shareSetListPath } from '#lib/paths.ts';
import { words } from '#lib/words.ts';
import { picturesIn } from '#ui/share-actions/pictures.ts';
import { ShareActions } from '#ui/share-actions/share-actions.tsx';

type ShowHeadingProps = {
  readonly username: string;
  readonly show: SharedShow;
  readonly isPlaying: boolean;
  readonly onToggleShow: () => void;
};

/** Whose show it is, what it adds up to, and every song of it as a bead. */
export function ShowHeading({ username, show, isPlaying, onToggleShow }: ShowHeadingProps) {
  const { acts, songs, mashups, seconds } = show;
  return (
    <div className={styles['heading']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>
          <em>{username}</em>’s Eras Tour
        </h1>
        <ul className={styles['totals']}>
          <li>{count(songs, 'song')}</li>
          <li>{count(mashups, 'mashup')}</li>
          <li>{seconds === undefined ? '' : `about ${runningTime(seconds)}`}</li>
        </ul>
        <div className={styles['actions']}>
          <Button variant="brand" onClick={onToggleShow} {...audioControl}>
            <Icon name={isPlaying ? 'pause' : 'play'} size="sm" />
            {isPlaying ? showWords.stopShow : showWords.playShow}
          </Button>
          <ShareSetList username={username} />
        </div>
      </div>
      <div className={styles['beads']} aria-hidden="true">
        {acts.flatMap((act) =>
          songsOfAct(act).map((song) =>
            act.kind === 'surprise' ? (
              <Bead key={song.id} look="letter">
                ★
              </Bead>
            ) : (
              <Bead key={song.id} era={act.theme} look={song.isMashup ? 'square' : 'round'} />
            ),
          ),
        )}
      </div>
    </div>
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

type ShareSetListProps = { readonly username: string };

const { linkCopied: copied, linkFailed: failed } = words.setList;

/** What can be done with a set list: copy its link, hand it to the system's share sheet, keep it as a picture. */
function ShareSetList({ username }: ShareSetListProps) {
  const url = `${window.location.origin}${shareSetListPath(username)}`;

  return (
    <ShareActions
      link={{ title: showWords.pageTitle(username), text: showWords.shareText(username), url }}
      pictures={picturesIn(`/share/set-list/${encodeURIComponent(username)}`, `${username}-eras-tour`)}
      copy={{ label: showWords.copyLink, copied, failed }}
    />
  );
}
