/** A row's place as people count it: from 1, out of how many, and between which others. */
export type Place = {
  readonly position: number;
  readonly count: number;
  readonly before?: string;
  readonly after?: string;
};

/** The place that row `from` takes at place `to` of a list (both from 0), where `titleOf` names the rows as they stand. */
export function placeAt(from: number, to: number, count: number, titleOf: (row: number) => string): Place {
  const before = to > from ? to : to - 1;
  const after = to >= from ? to + 1 : to;
  return {
    position: to + 1,
    count,
    ...(before >= 0 && { before: titleOf(before) }),
    ...(after < count && { after: titleOf(after) }),
  };
}

/** Everything that a list says to those who listen; titles only, never ids. */
export const announcements = {
  lifted: (title: string, { position, count }: Place) =>
    `Picked up ${title}, position ${position} of ${count}. Use the arrow keys to move, space to drop, escape to cancel.`,
  dragged: (title: string, { position, count }: Place) =>
    `Picked up ${title}, position ${position} of ${count}.`,
  aimed: (place: Place) => `${describePlace(place)}.`,
  dropped: (title: string, place: Place) => `Dropped ${title} at ${describePlace(place)}.`,
  cancelled: (title: string, place: Place) => `Cancelled. ${title} is back at ${describePlace(place)}.`,
  removed: (title: string) => `Cancelled. ${title} is no longer in the list.`,
  moved: (title: string, place: Place) => `${title}, now ${describePlace(place)}.`,
  undone: (title: string, place: Place) => `Undone. ${title}, now ${describePlace(place)}.`,
  redone: (title: string, place: Place) => `Redone. ${title}, now ${describePlace(place)}.`,
};

/** "3, between august and betty": a number alone says little to those who can't see the rows around. */
function describePlace({ position, before, after }: Place): string {
  if (before !== undefined && after !== undefined) return `${position}, between ${before} and ${after}`;
  if (after !== undefined) return `${position}, before ${after}`;
  return before === undefined ? String(position) : `${position}, after ${before}`;
}

const REGION_ID = 'sortable-list-announcer';

/** Makes the page's one live region. It must be in the page before the first words come. */
export function prepareAnnouncer(): HTMLElement {
  const present = document.getElementById(REGION_ID);
  if (present) return present;

  const region = document.createElement('div');
  region.id = REGION_ID;
  region.setAttribute('aria-live', 'assertive');
  region.setAttribute('aria-atomic', 'true');
  // Not visible, but read by screen readers.
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

/** Says a sentence at once. The same sentence twice is read out twice. */
export function announce(words: string): void {
  const region = prepareAnnouncer();
  region.textContent = region.textContent === words ? `${words}\u00a0` : words;
}
