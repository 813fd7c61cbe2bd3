import { readFile } from 'node:fs/promises';
import { storeNewAlbum } from '../../src/features/catalogue/add-album.service.ts';
import { openCatalogue } from '../../src/features/catalogue/catalogue.service.ts';
import type { AdminCommand } from './admin-command.ts';

/** Adds the album of a record, a JSON file like those of `packages/catalogue`; a running server knows it a second later. */
export const addAlbumCommand: AdminCommand = {
  usage: 'add-album <file>',
  read: ([file, ...rest]) => {
    if (!file || rest.length > 0) return undefined;
    return async ({ database }) => {
      const record: unknown = JSON.parse(await readFile(file, 'utf8'));
      // On a new site the albums that the project brings along come first.
      const catalogue = await openCatalogue(database);
      catalogue.close();
      const key = await database.write((tx) => storeNewAlbum(tx, record));
      return `The album ${key} is in the catalogue.`;
    };
  },
};
