/** The drawing shown in place of any image that fails to load. */
export const DEFAULT_ARTIST_IMAGE = '/media/scenes/default-artist.svg';

/** Swaps the default artist image in for each image of the page that fails to load, once: it may fail as well. */
export function watchImages(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.getAttribute('src') === DEFAULT_ARTIST_IMAGE)
        return;
      target.removeAttribute('srcset');
      target.src = DEFAULT_ARTIST_IMAGE;
    },
    true, // an image's error does not bubble
  );
}
