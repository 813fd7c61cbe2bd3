import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { Bead } from '#ui/bead.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import styles from './home-page.module.css';

const cards = [
  {
    to: paths.top13,
    era: 'red',
    title: 'Top 13 List',
    text: 'Thirteen slots, one song each. Search, listen, put them in order.',
  },
  {
    to: paths.account,
    era: 'midnights',
    title: 'Account',
    text: 'Change your password, log out everywhere or take your data with you.',
  },
  {
    to: paths.rankings,
    era: 'fearless',
    title: 'Album Rankings',
    text: 'Every album song by song, the albums themselves, and all songs at once.',
  },
  {
    to: paths.erasTourBuilder,
    era: 'lover',
    title: 'Eras Tour Builder',
    text: 'On its way: 45 songs, 12 eras, one show of your own. See what is planned.',
  },
] as const;

/** Where a fan arrives: a welcome and the ways on. */
export function HomePage() {
  const session = useSession();
  return (
    <>
      <section className={styles['stage']} aria-label="Welcome">
        <img className={styles['scene']} src="/media/scenes/stadium.svg" alt="" width="1200" height="1600" />
        <div className={styles['welcome']}>
          <h1>
            Welcome back, <em>{session?.username}</em>
          </h1>
          <p>
            Rank every song and every era, keep your thirteen close, and build the show you would see twice.
          </p>
          <div className={styles['actions']}>
            <ButtonLink variant="brand" size="lg" to={paths.top13}>
              Edit my Top 13
            </ButtonLink>
            <ButtonLink variant="quiet" size="lg" to={paths.erasTourBuilder}>
              Build a set list
            </ButtonLink>
          </div>
        </div>
      </section>
      <Page>
        <ul className={styles['cards']}>
          {cards.map(({ to, era, title, text }) => (
            <li key={to} className={styles['card']}>
              <Bead era={era} />
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{text}</p>
              <Icon name="right" />
            </li>
          ))}
        </ul>
      </Page>
    </>
  );
}
