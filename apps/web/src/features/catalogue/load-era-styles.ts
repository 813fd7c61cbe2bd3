import { ADDED_ERA_STYLES } from '@thirteen/contract/era-styles.ts';
import { PLAIN_ERA } from '@thirteen/domain/catalogue/era-look.ts';
import { eraKeys } from '#lib/eras.ts';

const styled = new Set([...eraKeys, PLAIN_ERA]);

/** Loads the looks of eras that were added since the document was sent; those known by then came with it. */
export function loadEraStyles(eras: readonly string[]): void {
  const added = eras.filter((era) => !styled.has(era));
  for (const era of added) styled.add(era);
  const isThere = (era: string) => document.querySelector(`link[data-eras~="${CSS.escape(era)}"]`) !== null;
  if (added.every(isThere)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Another set of eras has another address, since what stands at one may be kept for good.
  link.href = `${ADDED_ERA_STYLES}?v=${encodeURIComponent(added.join(' '))}`;
  document.head.append(link);
}
