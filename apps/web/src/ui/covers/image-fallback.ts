import { onSiteBack, siteReach } from '#lib/api/site-reach.ts';

/** The drawing shown in place of any image that fails to load. */
export const DEFAULT_ARTIST_IMAGE = '/media/scenes/default-artist.svg';

/** The grounds that the site draws itself: while it is away, the plain color of the page is calmer than another picture. */
const GROUNDS = '/media/backgrounds/';

/**
 * Swaps the default artist image in for each image of the page that fails to load. Where that fails as well, nothing is
 * shown. Whenever the site is back, those that failed are asked for again.
 */
export function watchImages(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const isCalmer = target.getAttribute('src')?.startsWith(GROUNDS) && siteReach.get() !== 'there';
      if (standsIn(target) || isCalmer) target.style.visibility = 'hidden';
      if (standsIn(target)) return;
      target.dataset['failedSrc'] = target.getAttribute('src') ?? '';
      target.dataset['failedSrcset'] = target.srcset;
      target.removeAttribute('srcset');
      target.src = DEFAULT_ARTIST_IMAGE;
    },
    true, // an image's error does not bubble
  );
  page.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      target.style.removeProperty('visibility');
      if (!standsIn(target)) delete target.dataset['failedSrc'];
    },
    true,
  );
  onSiteBack(() => {
    for (const image of page.querySelectorAll<HTMLImageElement>('img[data-failed-src]')) {
      const { failedSrc = '', failedSrcset = '' } = image.dataset;
      // A page that shows another picture there by now has that one asked for.
      if (!standsIn(image)) continue;
      if (failedSrcset !== '') image.srcset = failedSrcset;
      image.src = failedSrc;
    }
  });
}

function standsIn(image: HTMLImageElement): boolean {
  return image.getAttribute('src') === DEFAULT_ARTIST_IMAGE;
}
