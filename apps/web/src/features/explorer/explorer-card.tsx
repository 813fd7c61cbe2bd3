import type { ProfileCard } from '@thirteen/contract/explorer.ts';
import { Link } from 'react-router';
import { publicProfilePath } from '#lib/paths.ts';
import { profileImage } from '#lib/profile-image.ts';
import styles from './explorer-card.module.css';

const PICTURE_PX = 88;

/** A fan in the colors of the theme; the whole card leads to the profile. */
export function ExplorerCard({ card }: { readonly card: ProfileCard }) {
  const { username, theme, era } = card;
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
      <Link className={styles['link']} to={publicProfilePath(username)}>
        {username}
      </Link>
      <span className={styles['theme']}>{theme}</span>
    </li>
  );
}
