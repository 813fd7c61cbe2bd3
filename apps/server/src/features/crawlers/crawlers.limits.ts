import type { LimitRule } from '#platform/http/limits.ts';

/** How often parts of the sitemap may be read, before `LIMITS_FACTOR`: each lists about two thousand fans. */
export const crawlerLimits = {
  partsPerAddress: { name: 'sitemap-address', points: 120, seconds: 60 },
} as const satisfies Record<string, LimitRule>;
