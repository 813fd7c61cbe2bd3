import { TOP_ALBUMS } from '@thirteen/domain/rankings/album-order.ts';
import type { ReactNode } from 'react';
import { words } from '#lib/words.ts';
import { NotPublic } from '#ui/not-public/not-public.tsx';
import { Page } from '#ui/page.tsx';
import { RetryCard } from '#ui/retry-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import head from './profile-head.module.css';
import { ProfileSections } from './profile-sections.tsx';
import styles from './profile-states.module.css';
import { profileWords } from './profile.words.ts';
import { PublicProfileLayout } from './public-profile-layout.tsx';

type ProfileSkeletonProps = {
  /** What is known already: whose profile it is. */
  readonly heading: ReactNode;
  readonly isPublic?: boolean;
};

/** A public profile that is on its way. */
export function PublicProfileSkeleton({ username }: { readonly username: string }) {
  return (
    <PublicProfileLayout username={username}>
      <ProfileSkeleton heading={<h1>{username}</h1>} isPublic />
    </PublicProfileLayout>
  );
}

/** Shapes of the size of a profile that is on its way. */
export function ProfileSkeleton({ heading, isPublic = false }: ProfileSkeletonProps) {
  return (
    <>
      <div className={styles['banner']}>
        <div className={`${head['content']} ${styles['content']}`} data-bar={isPublic || undefined}>
          <span className={`${head['picture']} ${styles['picture']}`}>
            <Skeleton height="100%" shape="round" />
          </span>
          <div className={`${head['words']} ${styles['words']}`}>
            {heading}
            <Skeleton width="15rem" height="1.75rem" />
            <Skeleton width="24rem" height="var(--bracelet)" />
            <Skeleton width="20rem" height="var(--actions)" />
          </div>
        </div>
      </div>
      <ProfileSections>
        {!isPublic && (
          <div className={styles['tools']}>
            <Skeleton height="var(--target)" />
          </div>
        )}
        {isPublic && <Skeleton height="30rem" />}
        <div className={styles['covers']} aria-hidden="true">
          {Array.from({ length: TOP_ALBUMS }, (_, index) => (
            <span key={index} className={styles['cover']}>
              <Skeleton height="100%" shape="cover" />
            </span>
          ))}
        </div>
        {!isPublic && <Skeleton height="30rem" />}
      </ProfileSections>
    </>
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
