/**
 * The style sheet of the eras that were added to the catalogue. Documents link it where there are any, in an element that
 * names their keys in `data-eras`; with `?v=` it may be kept for good.
 */
export const ADDED_ERA_STYLES = '/api/albums/eras.css';
