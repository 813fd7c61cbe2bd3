import { lazy, Suspense } from 'react';
import { createStore, useStore } from '#lib/store.ts';

const LinkOfferDialog = lazy(async () => ({
  default: (await import('./link-offer-dialog.tsx')).LinkOfferDialog,
}));

/** The link that a fan copies by hand, since the browser would not; undefined when there is none. */
export const linkOffer = createStore<string | undefined>(undefined);

/** Where a link to copy by hand appears. Mounted once, for the whole app. */
export function LinkOfferPlace() {
  const url = useStore(linkOffer, (offered) => offered);
  if (url === undefined) return null;
  return (
    <Suspense>
      <LinkOfferDialog url={url} onClose={() => linkOffer.set(undefined)} />
    </Suspense>
  );
}
