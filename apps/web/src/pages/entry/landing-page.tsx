import { useLocation } from 'react-router';
import { loginPathFor, withNext } from '#lib/session/next-path.ts';
import { paths } from '#lib/paths.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { SearchSongs, SorterAction } from '#features/landing/sorter-action.tsx';
import { StartWithThreeSkeleton } from '#features/landing/start-with-three-skeleton.tsx';
import { SplitLayout } from '#features/account/entry/split-layout.tsx';
import { lazyPart } from '#ui/page/error-boundary.tsx';
import styles from './landing-page.module.css';

const LandingBeads = lazyPart(async () => (await import('./landing-beads.tsx')).LandingBeads);

const offers = [
  { era: 'red', text: 'Keep your Top 13, one song for every bead.' },
  { era: 'lover', text: 'Rank albums, eras and every song you love.' },
  { era: 'midnights', text: 'Build the show you would see twice, and share it.' },
] as const;

/** What the product is, for a visitor who is not logged in. */
export function LandingPage() {
  const next = pathLeft(useLocation().state);
  return (
    <SplitLayout
      content="pitch"
      links={
        <nav className={styles['links']} aria-label="Your account">
          <ButtonLink to={next === null ? paths.login : loginPathFor(next)} variant="quiet">
            Log in
          </ButtonLink>
          <ButtonLink to={withNext(paths.signup, next)} variant="quiet">
            Sign up
          </ButtonLink>
        </nav>
      }
    >
      <h1 className={styles['title']}>
        Rank every song. <em>Build your show.</em>
      </h1>
      <p className={styles['pitch']}>
        Thirteen is where fans of Taylor Swift put her songs and albums in order, dream up a set list and see
        what everyone else loves.
      </p>
      <LandingBeads waiting={<StartWithThreeSkeleton />} failed={<SorterAction />} />
      <SearchSongs />
      <ul className={styles['offers']}>
        {offers.map(({ era, text }) => (
          <li key={era}>
            <Bead era={era} />
            {text}
          </li>
        ))}
      </ul>
      <p className={styles['note']}>A free fan project, not affiliated with the artist.</p>
    </SplitLayout>
  );
}

/** The path that a session which ran out left behind. */
function pathLeft(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('next' in state)) return null;
  return typeof state.next === 'string' ? state.next : null;
}
