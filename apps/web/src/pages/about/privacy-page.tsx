import { Page } from '#ui/page/page.tsx';
import { useQuery } from '@tanstack/react-query';
import { pages } from '@thirteen/contract/pages/pages.ts';
import { privacyText as text } from '@thirteen/contract/about/privacy.ts';
import type { StoredFact } from '@thirteen/contract/about/about.ts';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { browserDataWords } from '#features/about/browser-data.words.ts';
import { storedFactsQuery } from '#features/about/about.queries.ts';
import { Passage, Passages, Reviewed, SiteText } from '#features/about/site-text.tsx';
import { aboutWords } from '#features/about/about.words.ts';

/** What is kept about fans, for everyone. */
export function PrivacyPage() {
  return (
    <Page width="narrow">
      <Privacy />
    </Page>
  );
}

/** What the site keeps about people, for how long, who sees it, and how to get or delete it. */
function Privacy() {
  const stored = useQuery(storedFactsQuery);
  return (
    <SiteText heading={pages.privacy.heading}>
      <Passage title={text.stored.title} paragraphs={[text.stored.text]}>
        {stored.data !== undefined && <StoredFacts facts={stored.data} />}
        {stored.isPending && (
          <div className="site-text-facts">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
              <Skeleton key={row} width="100%" height="6rem" />
            ))}
          </div>
        )}
        {stored.isError && stored.data === undefined && (
          <RetryCard message={aboutWords.privacy.failed} onRetry={() => void stored.refetch()} />
        )}
      </Passage>
      <Passage title={text.browser.title} paragraphs={[text.browser.text]}>
        <StoredFacts facts={Object.values(browserDataWords)} />
      </Passage>
      <Passages passages={text.passages} />
      <Reviewed>{text.reviewed}</Reviewed>
    </SiteText>
  );
}

function StoredFacts({ facts }: { readonly facts: readonly StoredFact[] }) {
  return (
    <ul className="site-text-facts">
      {facts.map(({ title, holds, keptFor }) => (
        <li key={title}>
          <h3>{title}</h3>
          <div>
            <p>{holds}</p>
            <p>
              <b>{text.stored.keptFor}</b>
              {keptFor}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
