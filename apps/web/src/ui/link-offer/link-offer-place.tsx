import { lazy, Suspense, useSyncExternalStore } from 'react';
import { linkOffer } from './link-offer.ts';

const LinkOfferDialog = lazy(async () => ({
  default: (await import('./link-offer-dialog.tsx')).LinkOfferDialog,
}));

/** Where a link to copy by hand appears. Mounted once, for the whole app. */
export function LinkOfferPlace() {
  const url = useSyncExternalStore(linkOffer.subscribe, linkOffer.get);
  if (url === undefined) return null;
  return (
    <Suspense>
      <LinkOfferDialog url={url} onClose={() => linkOffer.set(undefined)} />
    </Suspense>
  );
}
