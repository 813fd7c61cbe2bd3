/** A row's place as people count it: from 1, out of how many. */
export type Place = { readonly position: number; readonly count: number };

/** Everything that a list says to those who listen; titles only, never ids. */
export const announcements = {
  lifted: (title: string, { position, count }: Place) =>
    `Picked up ${title}, position ${position} of ${count}. Use the arrow keys to move, space to drop, escape to cancel.`,
  dragged: (title: string, { position, count }: Place) =>
    `Picked up ${title}, position ${position} of ${count}.`,
  aimed: (title: string, { position, count }: Place) => `${title}, position ${position} of ${count}.`,
  dropped: (title: string, { position, count }: Place) =>
    `Dropped ${title} at position ${position} of ${count}.`,
  cancelled: (title: string, { position }: Place) => `Cancelled. ${title} is back at position ${position}.`,
  removed: (title: string) => `Cancelled. ${title} is no longer in the list.`,
  moved: (title: string, { position, count }: Place) => `${title}, now ${position} of ${count}.`,
  undone: (title: string, { position, count }: Place) => `Undone. ${title}, now ${position} of ${count}.`,
  redone: (title: string, { position, count }: Place) => `Redone. ${title}, now ${position} of ${count}.`,
};

const REGION_ID = 'sortable-list-announcer';

/** Makes the page's one live region. It must stand in the page before the first words come. */
export function prepareAnnouncer(): HTMLElement {
  const present = document.getElementById(REGION_ID);
  if (present) return present;

  const region = document.createElement('div');
  region.id = REGION_ID;
  region.setAttribute('aria-live', 'assertive');
  region.setAttribute('aria-atomic', 'true');
  // Seen by nobody, read by screen readers.
  Object.assign(region.style, {
    position: 'fixed',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(region);
  return region;
}

/** Says a sentence at once. The same sentence twice is heard twice. */
export function announce(words: string): void {
  const region = prepareAnnouncer();
  region.textContent = region.textContent === words ? `${words}\u00a0` : words;
}
