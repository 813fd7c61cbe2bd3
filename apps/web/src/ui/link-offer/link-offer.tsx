import type { ReactNode } from 'react';
import { createStore, useStore } from '#lib/store.ts';

/** The dialog with a link that a fan copies by hand, since the browser would not; undefined when there is none. */
export const linkOffer = createStore<ReactNode>(undefined);

/** Where a link to copy by hand appears. Mounted once, for the whole app. */
export function LinkOfferPlace() {
  return useStore(linkOffer, (dialog) => dialog);
}
