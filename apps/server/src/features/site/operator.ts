import type { Operator } from '@thirteen/contract/site.ts';

/** What the configuration tells of the operator. Lines of the address are separated by `|`. */
export type OperatorConfig = {
  readonly publicUrl: string | undefined;
  readonly operatorName: string | undefined;
  readonly operatorAddress: string | undefined;
};

/** Names that only this machine or its own network knows. */
const PRIVATE_HOST =
  /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|test)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** Who answers for the site, as the imprint tells it. */
export function operatorOf({ operatorName, operatorAddress }: OperatorConfig): Operator {
  const lines = (operatorAddress ?? '').split('|').map((line) => line.trim());
  return { name: operatorName ?? null, address: lines.filter((line) => line !== '') };
}

/** Whether strangers can reach the site under an address: not one of this machine or of a private network. */
export function isPublicOrigin(origin: string): boolean {
  return !PRIVATE_HOST.test(new URL(origin).hostname);
}

/** What the operator of a public site forgot to say; undefined where nothing is missing. */
export function missingOperator(config: OperatorConfig): string | undefined {
  const { publicUrl, operatorName, operatorAddress } = config;
  const isForStrangers = publicUrl?.startsWith('https:') && isPublicOrigin(publicUrl);
  if (!isForStrangers || (operatorName && operatorAddress)) return undefined;
  return 'OPERATOR_NAME and OPERATOR_ADDRESS are not both set: the imprint of this public site does not say who runs it';
}
