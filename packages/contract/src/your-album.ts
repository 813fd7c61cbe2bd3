import { YOUR_ALBUM_TITLE_MOST } from '@thirteen/domain/rankings/track-groups.ts';
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';

// More than any album holds; what belongs in the picture is checked by the rule.
const MAX_SONGS = 60;

/** The album that a fan made of track numbers: its title, its songs by track, and the shape of the picture. */
export const YourAlbumToDraw = Type.Object({
  title: Type.String({ minLength: 1, maxLength: YOUR_ALBUM_TITLE_MOST }),
  songIds: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: MAX_SONGS }),
  shape: Type.Enum(['card', 'poster', 'square']),
});
export type YourAlbumToDraw = Static<typeof YourAlbumToDraw>;

/** A PNG in base64: 1200 by 630 pixels for a card, 1080 by 1920 for a poster, 1080 by 1080 for a square. */
export const DrawnPicture = Type.Object({ png: Type.String() });
export type DrawnPicture = Static<typeof DrawnPicture>;

export const drawYourAlbum = {
  method: 'POST',
  path: '/api/rankings/own-album/picture',
  summary:
    'Draws the album that the fan made of track numbers, for the fan alone: it has no address, since its title is free text. Nothing is stored of it with the account.',
  tag: 'Rankings',
  session: 'required',
  params: None,
  query: None,
  body: YourAlbumToDraw,
  reply: DrawnPicture,
} as const;
