import { useQuery } from '@tanstack/react-query';
import type { StoredFact } from '@thirteen/contract/site.ts';
import { RetryCard } from '#ui/retry-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { browserDataWords } from './browser-data.words.ts';
import { privacyWords as words } from './privacy.words.ts';
import { storedFactsQuery } from './site.queries.ts';
import { Passage, Passages, Reviewed, SiteText } from './site-text.tsx';
import styles from './site-text.module.css';

/** What the site keeps about people, for how long, who sees it, and how to get or delete it. */
export function Privacy() {
  const stored = useQuery(storedFactsQuery);
  return (
    <SiteText title={words.title} lead={words.lead}>
      <Passage title={words.stored.title} paragraphs={[words.stored.text]}>
        {stored.data !== undefined && <StoredFacts facts={stored.data} />}
        {stored.isPending && (
          <div className={styles['facts']}>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
              <Skeleton key={row} width="100%" height="6rem" />
            ))}
          </div>
        )}
        {stored.isError && stored.data === undefined && (
          <RetryCard message={words.stored.failed} onRetry={() => void stored.refetch()} />
        )}
      </Passage>
      <Passage title={words.browser.title} paragraphs={[words.browser.text]}>
        <StoredFacts facts={Object.values(browserDataWords)} />
      </Passage>
      <Passages passages={words.passages} />
      <Reviewed>{words.reviewed}</Reviewed>
    </SiteText>
  );
}

function StoredFacts({ facts }: { readonly facts: readonly StoredFact[] }) {
  return (
    <ul className={styles['facts']}>
      {facts.map(({ title, holds, keptFor }) => (
        <li key={title} className={styles['fact']}>
          <h3>{title}</h3>
          <div>
            <p>{holds}</p>
            <p className={styles['kept']}>
              <b>{words.stored.keptFor}</b>
              {keptFor}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
