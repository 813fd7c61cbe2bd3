import type { ProfileCard } from '@thirteen/contract/explorer.ts';
import type { FanMatch } from '@thirteen/contract/match.ts';
import { Link, useLocation } from 'react-router';
import { publicProfilePath } from '#lib/paths.ts';
import { profileImage } from '#lib/profile-image.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './explorer-card.module.css';
import { explorerWords } from './explorer.words.ts';

const PICTURE_PX = 88;

type ExplorerCardProps = {
  readonly card: ProfileCard;
  /** What comes after the cards; its place is kept until then. */
  readonly match: FanMatch | undefined;
};

/** A fan in the colors of the theme; the whole card leads to the profile. */
export function ExplorerCard({ card, match }: ExplorerCardProps) {
  const { username, theme, era } = card;
  const { search } = useLocation();
  return (
    <li className={styles['card']} data-era={era}>
      <span className={styles['sky']} aria-hidden="true" />
      <img
        className={styles['picture']}
        src={profileImage(card.profileImage).src}
        width={PICTURE_PX}
        height={PICTURE_PX}
        alt=""
      />
      <Link className={styles['link']} to={publicProfilePath(username)} state={{ explorer: search }}>
        {username}
      </Link>
      <span className={styles['theme']}>{theme}</span>
      <span className={styles['first']}>
        {match?.firstSong && (
          <>
            <Bead era={match.firstSong.era}>1</Bead>
            <span className={styles['song']}>
              <VisuallyHidden>{explorerWords.firstSong} </VisuallyHidden>
              {match.firstSong.songTitle}
            </span>
          </>
        )}
      </span>
      <span className={styles['match']}>
        {typeof match?.percent === 'number' && explorerWords.match(match.percent)}
      </span>
    </li>
  );
}
