const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap, or the index of one, as XML (sitemaps.org). Addresses are whole; none holds a sign that XML needs escaped. */
export function sitemapXml(kind: 'index' | 'addresses', addresses: readonly string[]): string {
  const [list, entry] = kind === 'index' ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
  const lines = addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');
}
