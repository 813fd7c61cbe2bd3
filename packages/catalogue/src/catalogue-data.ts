import type { Album } from '@thirteen/domain/catalogue/catalogue.ts';
import debut from './data/albums/debut.json' with { type: 'json' };
import fearless from './data/albums/fearless.json' with { type: 'json' };
import speakNow from './data/albums/speak-now.json' with { type: 'json' };
import red from './data/albums/red.json' with { type: 'json' };
import nineteenEightyNine from './data/albums/nineteen-eighty-nine.json' with { type: 'json' };
import reputation from './data/albums/reputation.json' with { type: 'json' };
import lover from './data/albums/lover.json' with { type: 'json' };
import folklore from './data/albums/folklore.json' with { type: 'json' };
import evermore from './data/albums/evermore.json' with { type: 'json' };
import midnights from './data/albums/midnights.json' with { type: 'json' };
import torturedPoetsDepartment from './data/albums/tortured-poets-department.json' with { type: 'json' };
import singles from './data/albums/singles.json' with { type: 'json' };
import { readAlbum } from './read-album.ts';

/** What is read here of a record beside what `readAlbum` reads. */
type AlbumRecord = {
  readonly title: string;
  readonly songs: readonly { readonly id: string; readonly fromTheVault?: boolean }[];
};

const records: readonly AlbumRecord[] = [
  debut,
  fearless,
  speakNow,
  red,
  nineteenEightyNine,
  reputation,
  lover,
  folklore,
  evermore,
  midnights,
  torturedPoetsDepartment,
  singles,
];

/** The albums that the project brings along, in order of their era, the singles last. */
export const catalogueAlbums: readonly Album[] = records.map(requireAlbum);

/** The ids of the songs from the vault: written for an album, released with its re-recording. */
export const vaultSongs: ReadonlySet<string> = new Set(
  records.flatMap(({ songs }) => songs.filter(({ fromTheVault }) => fromTheVault).map(({ id }) => id)),
);

function requireAlbum(record: AlbumRecord): Album {
  const read = readAlbum(record);
  if (!read.ok) throw new Error(`The record of ${record.title} is broken: ${read.problem.message}`);
  return read.value;
}
