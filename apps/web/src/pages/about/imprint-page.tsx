import { Page } from '#ui/page/page.tsx';
import { useQuery } from '@tanstack/react-query';
import { pages } from '@thirteen/contract/pages/pages.ts';
import { imprintText as text, operatorLines } from '@thirteen/contract/about/imprint.ts';
import type { Operator } from '@thirteen/contract/about/about.ts';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { operatorQuery } from '#features/about/about.queries.ts';
import { Passage, Passages, SiteText } from '#features/about/site-text.tsx';
import { aboutWords } from '#features/about/about.words.ts';

/** Who runs the site, for everyone. */
export function ImprintPage() {
  return (
    <Page width="narrow">
      <Imprint />
    </Page>
  );
}

/** Who runs the site, how to reach them and have something taken down, and whose the names are. */
function Imprint() {
  const operator = useQuery(operatorQuery);
  return (
    <SiteText heading={pages.imprint.heading}>
      <Passage title={text.operator.title}>
        {operator.data !== undefined && <OperatorAddress operator={operator.data} />}
        {operator.isPending && <Skeleton width="60%" height="3rem" />}
        {operator.isError && operator.data === undefined && (
          <RetryCard message={aboutWords.imprint.failed} onRetry={() => void operator.refetch()} />
        )}
      </Passage>
      <Passages passages={text.passages} />
    </SiteText>
  );
}

function OperatorAddress({ operator }: { readonly operator: Operator }) {
  const [name, ...lines] = operatorLines(operator);
  if (lines.length === 0) return <p>{name}</p>;
  return (
    <address>
      <b>{name}</b>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
