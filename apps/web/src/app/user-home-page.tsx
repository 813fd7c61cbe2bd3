import { HomePage } from '#pages/home/home-page.tsx';
import { lazyPart } from '#ui/page/error-boundary.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import styles from './user-home-page.module.css';

const HomeWidgets = lazyPart(async () => (await import('#pages/home/home-widgets-page.tsx')).HomeWidgetsPage);

/** The home page. Its first screen is there at once; the code of the charts below comes on its own. */
export function UserHomePage() {
  return (
    <HomePage>
      <HomeWidgets
        waiting={<div className={styles['waiting']} aria-hidden="true" />}
        failed={<RetryCard message="This part didn’t load." onRetry={() => window.location.reload()} />}
      />
    </HomePage>
  );
}
