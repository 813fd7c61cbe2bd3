import { DEFAULT_PROFILE_THEME } from '@thirteen/domain/profile/profile-choices.ts';
import type { ReactNode } from 'react';
import { shareSetListPath } from '#lib/paths.ts';
import { words } from '#lib/words.ts';
import { NotPublic } from '#ui/page/not-found.tsx';
import { Page } from '#ui/page/page.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton, SkeletonOf } from '#ui/page/skeleton.tsx';
import { TourLink } from './profile-banner.tsx';
import { builtThemes } from '#lib/built-catalogue.ts';
import head from './profile-head.module.css';
import { ProfileSection, ProfileSections } from './profile-sections.tsx';
import { ProfileTools } from './own/profile-tools.tsx';
import { findProfileOutline } from './profile-outline.ts';
import styles from './profile-states.module.css';
import { profileWords } from './profile.words.ts';
import { PublicProfileLayout } from './public-profile-layout.tsx';
import { CannotShareYet } from './own/share-own-profile.tsx';
import { ShareProfile } from './share-profile.tsx';
import { NoTopAlbums, TopAlbumsSkeleton } from './top-albums.tsx';

/** A public profile that is on its way. */
export function PublicProfileSkeleton({ username }: { readonly username: string }) {
  return (
    <PublicProfileLayout username={username}>
      <SkeletonBanner heading={<h1>{username}</h1>} hasBar>
        <Skeleton width="20rem" height="var(--actions)" />
      </SkeletonBanner>
      <ProfileSections>
        <Skeleton height="30rem" />
        <TopAlbumsSkeleton />
      </ProfileSections>
    </PublicProfileLayout>
  );
}

type OwnProfileSkeletonProps = {
  readonly username: string | undefined;
  /** What is known already: whose profile it is. */
  readonly heading: ReactNode;
};

/** The fan's own profile on its way: as high as it was when this browser last read it. */
export function OwnProfileSkeleton({ username = '', heading }: OwnProfileSkeletonProps) {
  const { missing, hasShow, hasAlbums } = findProfileOutline(username);
  const canShare = missing.length === 0;
  return (
    <>
      <SkeletonBanner heading={heading}>
        <SkeletonOf>
          {canShare ? (
            <ShareProfile username={username} button="own" />
          ) : (
            <CannotShareYet missing={missing} />
          )}
          {hasShow && (
            <TourLink to={shareSetListPath(username)} variant="quiet">
              {profileWords.viewOwnTour}
            </TourLink>
          )}
        </SkeletonOf>
      </SkeletonBanner>
      <ProfileSections>
        <SkeletonOf>
          <ProfileTools
            profile={{
              username,
              theme: DEFAULT_PROFILE_THEME,
              comparing: false,
              noindex: false,
              shareable: canShare,
            }}
            themes={builtThemes}
          />
        </SkeletonOf>
        <ProfileSection title={profileWords.topAlbums}>
          {hasAlbums ? (
            <TopAlbumsSkeleton />
          ) : (
            <SkeletonOf>
              <NoTopAlbums />
            </SkeletonOf>
          )}
        </ProfileSection>
        <Skeleton height="30rem" />
      </ProfileSections>
    </>
  );
}

type SkeletonBannerProps = {
  readonly heading: ReactNode;
  readonly hasBar?: boolean;
  /** The room of what can be done. */
  readonly children: ReactNode;
};

function SkeletonBanner({ heading, hasBar = false, children }: SkeletonBannerProps) {
  return (
    <div className={styles['banner']}>
      <div className={`${head['content']} ${styles['content']}`} data-bar={hasBar || undefined}>
        <span className={`${head['picture']} ${styles['picture']}`}>
          <Skeleton height="100%" shape="round" />
        </span>
        <div className={`${head['words']} ${styles['words']}`}>
          {heading}
          <Skeleton width="15rem" height="1.75rem" />
          <Skeleton width="24rem" height="var(--bracelet)" />
          {children}
        </div>
      </div>
    </div>
  );
}

type NotLoadedProps = { readonly onRetry: () => void };

/** The fan's own profile, kept back by the network or the server. */
export function OwnProfileNotLoaded({ onRetry }: NotLoadedProps) {
  return (
    <Page width="narrow">
      <RetryCard title={profileWords.title} message={words.profile.loadFailed} onRetry={onRetry} />
    </Page>
  );
}

/** A public profile, kept back by the network or the server. */
export function PublicProfileNotLoaded({ onRetry }: NotLoadedProps) {
  return (
    <PublicProfileLayout>
      <div className={styles['message']}>
        <Page width="narrow">
          <RetryCard title={profileWords.notLoadedTitle} message={profileWords.notLoaded} onRetry={onRetry} />
        </Page>
      </div>
    </PublicProfileLayout>
  );
}

/** For a name that nobody has and for a profile that is not complete alike. */
export function ProfileNotPublic() {
  return (
    <PublicProfileLayout>
      <div className={styles['message']}>
        <NotPublic title={profileWords.notPublic} reason={profileWords.notPublicMore} />
      </div>
    </PublicProfileLayout>
  );
}
