import { linkOffer } from './link-offer.tsx';
import { LinkOfferDialog } from './link-offer-dialog.tsx';

/** Shows a link to copy by hand. The dialog comes with the page that copies, since it is needed most without a network. */
export function offerLink(url: string): void {
  linkOffer.set(<LinkOfferDialog url={url} onClose={() => linkOffer.set(undefined)} />);
}
