import type { Operator, StoredFact } from '@thirteen/contract/about/about.ts';
import { storedElsewhere, storedTopics, type Retention } from '#platform/db/stored-data.words.ts';
import { operatorOf, type OperatorConfig } from './operator.ts';

/** What this site tells of itself: what it keeps about people, with its own times, and who answers for it. */
export type SiteFacts = { readonly stored: readonly StoredFact[]; readonly operator: Operator };

export function siteFactsOf(config: OperatorConfig, retention: Retention): SiteFacts {
  const topics = [...Object.values(storedTopics), ...storedElsewhere];
  const stored = topics.map(({ title, holds, keptFor }) => ({ title, holds, keptFor: keptFor(retention) }));
  return { stored, operator: operatorOf(config) };
}
