import type { Operator } from '@thirteen/contract/about/about.ts';
import { isPublicOrigin } from '#platform/public-origin.ts';

/** What the configuration tells of the operator. Lines of the address are separated by `|`. */
export type OperatorConfig = {
  readonly publicUrl: string | undefined;
  readonly operatorName: string | undefined;
  readonly operatorAddress: string | undefined;
};

/** Who answers for the site, as the imprint tells it. */
export function operatorOf({ operatorName, operatorAddress }: OperatorConfig): Operator {
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
