import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import head from './profile-head.module.css';
import styles from './profile-banner.module.css';
import { profileWords } from './profile.words.ts';

type ProfileBannerProps = {
  /** The name of the theme, and the key of its look. */
  readonly theme: string;
  readonly era: string;
  /** Whether it is the head of the whole page and leaves room for the page's bar. */
  readonly hasBar?: boolean;
  readonly picture: ReactNode;
  readonly heading: ReactNode;
  readonly bracelet: ReactNode;
  /** What can be done with the profile. */
  readonly children: ReactNode;
};

/** The head of a profile on the art of its theme. `usePageEra` gives the page the look of the theme. */
export function ProfileBanner({
  theme,
  era,
  hasBar = false,
  picture,
  heading,
  bracelet,
  children,
}: ProfileBannerProps) {
  return (
    <div className={styles['banner']}>
      <img
        key={era}
        className={styles['art']}
        src={`/media/backgrounds/${era}.svg`}
        width={1600}
        height={900}
        fetchPriority="high"
        alt=""
      />
      <div className={head['content']} data-bar={hasBar || undefined}>
        <div className={`${head['picture']} ${styles['picture']}`}>{picture}</div>
        <div className={`${head['words']} ${styles['words']}`}>
          {heading}
          <p className={styles['era']}>{profileWords.living(theme)}</p>
          <div className={styles['bracelet']}>{bracelet}</div>
          <div className={styles['actions']}>{children}</div>
        </div>
      </div>
    </div>
  );
}

/** Gives what stands on the art from elsewhere in the page the colors of the banner. */
export function OnArt({ children }: { readonly children: ReactNode }) {
  return <div className={styles['onArt']}>{children}</div>;
}

type TourLinkProps = {
  readonly to: string;
  readonly variant: 'action' | 'quiet';
  readonly children: string;
};

/** A link to the set list, in a new tab. */
export function TourLink({ to, variant, children }: TourLinkProps) {
  return (
    <ButtonLink to={to} target="_blank" variant={variant}>
      <span>
        {children} <VisuallyHidden>{profileWords.newTab}</VisuallyHidden>
      </span>
      <Icon name="external" size="sm" />
    </ButtonLink>
  );
}
