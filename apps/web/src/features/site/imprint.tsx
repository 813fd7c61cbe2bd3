import { useQuery } from '@tanstack/react-query';
import type { Operator } from '@thirteen/contract/site.ts';
import { RetryCard } from '#ui/retry-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { imprintWords as words } from './imprint.words.ts';
import { operatorQuery } from './site.queries.ts';
import { Passage, Passages, SiteText } from './site-text.tsx';
import styles from './site-text.module.css';

/** Who runs the site, how to reach them and have something taken down, and whose the names are. */
export function Imprint() {
  const operator = useQuery(operatorQuery);
  return (
    <SiteText title={words.title} lead={words.lead}>
      <Passage title={words.operator.title}>
        {operator.data !== undefined && <OperatorAddress operator={operator.data} />}
        {operator.isPending && <Skeleton width="60%" height="3rem" />}
        {operator.isError && operator.data === undefined && (
          <RetryCard message={words.operator.failed} onRetry={() => void operator.refetch()} />
        )}
      </Passage>
      <Passages passages={words.passages} />
    </SiteText>
  );
}

function OperatorAddress({ operator: { name, address } }: { readonly operator: Operator }) {
  if (name === null && address.length === 0) return <p>{words.operator.none}</p>;
  return (
    <address className={styles['address']}>
      <b>{name ?? words.operator.noName}</b>
      {address.length === 0 && <div>{words.operator.noAddress}</div>}
      {address.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
