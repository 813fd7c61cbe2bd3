import type { Operator, StoredFact } from '@thirteen/contract/about/about.ts';
import { isPublicOrigin } from '#platform/public-origin.ts';
import { storedElsewhere, storedTopics, type Retention } from '#platform/db/stored-data.words.ts';

/** What the configuration tells of the operator. Lines of the address are separated by `|`. */
export type OperatorConfig = {
  readonly publicUrl: string | undefined;
  readonly operatorName: string | undefined;
  readonly operatorAddress: string | undefined;
};

/** Who answers for the site, as the imprint tells it. */
function operatorOf({ operatorName, operatorAddress }: OperatorConfig): Operator {
  const lines = (operatorAddress ?? '').split('|').map((line) => line.trim());
  return { name: operatorName ?? null, address: lines.filter((line) => line !== '') };
}

/** What the operator of a public site forgot to say; undefined where nothing is missing. */
export function missingOperator(config: OperatorConfig): string | undefined {
  const { publicUrl, operatorName, operatorAddress } = config;
  const isForStrangers = publicUrl?.startsWith('https:') && isPublicOrigin(publicUrl);
  if (!isForStrangers || (operatorName && operatorAddress)) return undefined;
  return 'OPERATOR_NAME and OPERATOR_ADDRESS are not both set: the imprint of this public site does not say who runs it';
}

/** What this site tells of itself: what it keeps about people, with its own times, and who answers for it. */
export type SiteFacts = { readonly stored: readonly StoredFact[]; readonly operator: Operator };

export function siteFactsOf(config: OperatorConfig, retention: Retention): SiteFacts {
  const topics = [...Object.values(storedTopics), ...storedElsewhere];
  const stored = topics.map(({ title, holds, keptFor }) => ({ title, holds, keptFor: keptFor(retention) }));
  return { stored, operator: operatorOf(config) };
}
