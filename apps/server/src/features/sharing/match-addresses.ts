import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import { hashOfPoster, type ShareImage } from './share-images.ts';

/** The addresses of the pictures of two fans: who wasn't told one by this site can't make it up. */
export type MatchAddresses = {
  /** Where a picture is, by what is on it. */
  of(image: ShareImage, fans: MatchedFans, poster: Poster): string;
  /** Whether this site made the address, whatever is there now. Asks for nothing, so that the time taken tells nothing. */
  isOurs(address: string): boolean;
};

type MatchedFans = { readonly theirs: string; readonly yours: string };

// What is on a picture can be guessed but for the figure, of which there are 101: so a name is also signed.
const SIGNATURE_LETTERS = 32;
const ADDRESS = /^(.+)([0-9a-f]{32})\.png$/;

/** Makes and knows the addresses that are signed with the site's key (HMAC, RFC 2104, with SHA-256; the first 128 bits). */
export function createMatchAddresses(key: Buffer): MatchAddresses {
  const signatureOf = (text: string) =>
    createHmac('sha256', key).update(text).digest('hex').slice(0, SIGNATURE_LETTERS);
  return {
    of(image, { theirs, yours }, poster) {
      const names = [theirs, yours].map(encodeURIComponent).join('/');
      const named = `/share/match/${names}/${image}-${hashOfPoster(poster)}`;
      return `${named}${signatureOf(named)}.png`;
    },
    isOurs(address) {
      const [, named = '', signature = ''] = ADDRESS.exec(address) ?? [];
      return signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(named)));
    },
  };
}
