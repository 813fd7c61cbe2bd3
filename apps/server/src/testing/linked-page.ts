import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

type LinkedPage = {
  /** The document. */
  readonly body: string;
  /** Where the site is reached by everybody, which the card's address begins with. */
  readonly origin: string;
  /** The folder of its card under `/share`. */
  readonly kind: string;
  /** The address of the call whose reply it brings along. */
  readonly call: string;
};

/** Fails where the page of a link does not show a card that can be kept for good, or does not bring its songs along. */
export async function expectCardAndReply(
  site: TestApp,
  { body, origin, kind, call }: LinkedPage,
): Promise<void> {
  const [, card = ''] = new RegExp(`content="${origin}(/share/${kind}/[^"]+)"`).exec(body) ?? [];
  const picture = await site.send('GET', card);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  const [, replies = ''] = /id="first-replies">([^<]+)</.exec(body) ?? [];
  expect(JSON.parse(replies)).toEqual({ [call]: (await site.send('GET', call)).json() });
}
