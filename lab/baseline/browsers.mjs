import { features } from 'web-features';

/** The oldest browsers that the site is made for, by the names that the data has for them. The README names them, too, and vite.config.ts. */
const OLDEST = { chrome: 123, firefox: 128, safari: 17.5, safari_ios: 17.5 };

/** Since when browsers have what the data knows, by its name, such as `api.URL.parse_static`. */
export const support = new Map(
  Object.values(features).flatMap(({ status }) =>
    Object.entries(status?.by_compat_key ?? {}).map(([key, known]) => [key, known.support]),
  ),
);

/** Those of our oldest browsers that lack it, each with the version that brought it, as words. */
export function listLacking(key) {
  const versions = support.get(key) ?? {};
  return Object.entries(OLDEST)
    .filter(([browser, oldest]) => !(Number.parseFloat(versions[browser]?.replace('≤', '')) <= oldest))
    .map(
      ([browser]) => `${browser} ${versions[browser] ? `before ${versions[browser]}` : 'in all versions'}`,
    );
}
