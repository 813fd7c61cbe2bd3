/** How long the title may be that a fan gives to the own album, in characters. */
export const YOUR_ALBUM_TITLE_MOST = 40;
