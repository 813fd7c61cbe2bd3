import { pages, sitePages } from '@thirteen/contract/pages/pages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
// RFC 9116, section 2.5.5 recommends less than a year.
const SECURITY_DAYS = 180;

export const SECURITY_PATH = '/.well-known/security.txt';
export const SITEMAP_PATH = '/sitemap.xml';

/**
 * What crawlers may read (RFC 9309): everything but pages whose addresses hold a secret. A site that strangers can't reach
 * wants no crawler at all.
 */
export function robotsText(origin: string, isPublic: boolean): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n';
  const secret = sitePages.filter(({ hasSecretAddress }) => hasSecretAddress);
  return [
    'User-agent: *',
    ...secret.map(({ path }) => `Disallow: ${path}`),
    'Disallow: /api/docs',
    '',
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ].join('\n');
}

type SecurityParts = {
  readonly origin: string;
  /** An address (URI) that the operator named; the contact form where there is none. */
  readonly contact: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** Where holes in the site's security are to be told (RFC 9116). It is made anew for each reader, so it never runs out. */
export function securityText({ origin, contact, now }: SecurityParts): string {
  const expires = new Date(Math.floor(now / DAY_MS) * DAY_MS + SECURITY_DAYS * DAY_MS);
  return [
    `Contact: ${contact ?? `${origin}${pages.contact.path}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_PATH}`,
    '',
  ].join('\n');
}
