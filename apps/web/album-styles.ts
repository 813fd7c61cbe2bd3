import { albumEras, eras } from '@thirteen/catalogue/eras.ts';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { beadTokens, eraStyle, plainStyle } from '@thirteen/catalogue/era-style.ts';
import { artistName } from '@thirteen/catalogue/texts.ts';
import { profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import type { Plugin } from 'vite';

/** The file that stands for the looks of the eras among the style sheets. */
const STYLES = /[\\/]src[\\/]styles[\\/]eras\.css$/;

/** What the build knows of the catalogue beside the styles of its albums: whose it is, the eras in order, for rows of beads, and the themes of profiles. */
export const catalogueConstants = {
  ARTIST_NAME: JSON.stringify(artistName),
  ERA_KEYS: JSON.stringify(albumEras.map(({ key }) => key)),
  PROFILE_THEMES: JSON.stringify(profileThemes({ albums: catalogueAlbums })),
};

/** Fills `src/styles/eras.css` with the looks of the eras from the records of their albums. */
export function albumStyles(): Plugin {
  return {
    name: 'album-styles',
    enforce: 'pre',
    config: () => ({ define: catalogueConstants }),
    transform: {
      filter: { id: STYLES },
      handler: () => ({ code: [beadTokens(eras), plainStyle(), ...eras.map(eraStyle)].join(''), map: null }),
    },
  };
}
