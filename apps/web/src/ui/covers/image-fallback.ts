/** The drawing shown in place of any image that fails to load. */
export const DEFAULT_ARTIST_IMAGE = '/media/scenes/default-artist.svg';

/** Swaps the default artist image in for each image of the page that fails to load. Where that fails as well, nothing is shown. */
export function watchImages(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      if (target.getAttribute('src') === DEFAULT_ARTIST_IMAGE) {
        target.style.visibility = 'hidden';
        return;
      }
      target.removeAttribute('srcset');
      target.src = DEFAULT_ARTIST_IMAGE;
    },
    true, // an image's error does not bubble
  );
  page.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.style.removeProperty('visibility');
    },
    true,
  );
}
