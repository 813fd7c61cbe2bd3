import { useQuery } from '@tanstack/react-query';
import type { PackageLicense } from '@thirteen/contract/about/about.ts';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { licensesQuery } from './about.queries.ts';
import { aboutWords } from './about.words.ts';
import styles from './licenses.module.css';
import page from './loaded-page.module.css';

const { licenses: words } = aboutWords;

/** The fonts and libraries of this build, each with its license to unfold. */
export function Licenses() {
  const licenses = useQuery(licensesQuery);
  return (
    <>
      <header className={page['head']}>
        <h1>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      {licenses.data !== undefined && <LicenseList licenses={licenses.data} />}
      {licenses.isPending && (
        <div className={page['skeleton']}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} width="100%" height="3rem" />
          ))}
        </div>
      )}
      {licenses.isError && licenses.data === undefined && (
        <RetryCard message={words.failed} onRetry={() => void licenses.refetch()} />
      )}
    </>
  );
}

function LicenseList({ licenses }: { readonly licenses: readonly PackageLicense[] }) {
  if (licenses.length === 0) return <p className={page['lead']}>{words.none}</p>;
  return (
    <ul className={styles['list']}>
      {licenses.map(({ name, version, license, text }) => (
        <li key={`${name} ${version}`}>
          <details className={styles['package']}>
            <summary className={styles['summary']}>
              <span className={styles['name']}>{name}</span>{' '}
              <span className={styles['facts']}>
                {version} · {license}
              </span>
            </summary>
            <pre className={styles['text']}>{text}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}
