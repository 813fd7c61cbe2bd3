import { setTimeout as sleep } from 'node:timers/promises';
import { SINGLES_KEY, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { bumpCatalogueRevision, lockCatalogue } from '../../src/features/catalogue/catalogue.repository.ts';
import {
  listMediaLinks,
  saveMediaLink,
  type MediaLink,
} from '../../src/features/catalogue/media-links.repository.ts';
import type { TellProgress } from '../../src/platform/backup/backup-manifest.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { chooseCover, choosePreview, type Choice, type LinkedSong } from './choose-find.ts';
import { search, SearchRefused, type Found } from './search-api.ts';

export type LinkOptions = {
  /** Where the search is: an origin. */
  readonly address: string;
  readonly callsPerMinute: number;
  /** Whether what was not linked before is looked up once more. */
  readonly again: boolean;
  readonly artist: string;
};

/** An album or a song to look up. */
type Item = Pick<MediaLink, 'item'> & {
  readonly kind: Found['kind'];
  readonly term: string;
  readonly choose: (finds: readonly Found[]) => Choice | LinkedSong;
};

type Surroundings = {
  readonly database: Database;
  readonly progress: TellProgress;
  readonly say: (line: string) => void;
};

const TRIES = 5;
const REFUSED_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 15 * 60;

/**
 * Looks up what was not looked up yet and keeps each result at once, so that it can be stopped and started again at any
 * time. Throws, with all results so far kept, when the search does not answer.
 */
export async function linkMedia(
  { database, progress, say }: Surroundings,
  catalogue: Catalogue,
  options: LinkOptions,
): Promise<void> {
  const known = new Map((await listMediaLinks(database.read)).map((link) => [keyOf(link), link.outcome]));
  const isDone = (item: Item) => {
    const outcome = known.get(keyOf(item));
    // Pages were not looked for at first.
    if (item.kind === 'song' && !known.has(keyOf({ ...item, kind: 'page' }))) return false;
    return outcome === 'linked' || (outcome !== undefined && !options.again);
  };
  const items = itemsOf(catalogue, options.artist);
  const left = items.filter((item) => !isDone(item));
  const pauseMs = 60_000 / options.callsPerMinute;
  const ask = createAsker(options.address, pauseMs, say);

  for (const [index, { kind, item, term, choose }] of left.entries()) {
    progress('albums and songs', items.length - left.length + index, items.length);
    const choice = choose(await ask(kind, term));
    const links: readonly MediaLink[] = [
      { kind, item, ...choice },
      ...('page' in choice ? [{ kind: 'page' as const, item, ...choice.page }] : []),
    ];
    await database.write(async (tx) => {
      await lockCatalogue(tx);
      for (const link of links) await saveMediaLink(tx, link, new Date().toISOString());
      if (links.some(({ outcome }) => outcome === 'linked')) await bumpCatalogueRevision(tx);
    });
  }
  progress('albums and songs', items.length, items.length);
}

function keyOf({ kind, item }: Pick<MediaLink, 'kind' | 'item'>): string {
  return `${kind} ${item}`;
}

function itemsOf({ albums, songs, albumsByKey }: Catalogue, artist: string): Item[] {
  const covers = albums
    .filter(({ key }) => key !== SINGLES_KEY)
    .map((album) => ({
      kind: 'album' as const,
      item: album.key,
      term: `${artist} ${album.title}`,
      choose: (finds: readonly Found[]) => chooseCover(album, artist, finds),
    }));
  const previews = songs.flatMap((song) => {
    const album = albumsByKey.get(song.albumKey);
    if (!album) return [];
    // The search knows a re-recorded song by its suffix, which our titles leave to the album.
    const suffix = /\(Taylor['\u2019]s Version\)/.exec(album.title)?.[0] ?? '';
    const choose = (finds: readonly Found[]) => choosePreview(song, album, artist, finds);
    return [
      {
        kind: 'song' as const,
        item: song.id,
        term: `${song.artist ?? artist} ${song.title} ${suffix}`.trim(),
        choose,
      },
    ];
  });
  return [...covers, ...previews];
}

/** Asks at the pace allowed, waits where the search wants it, and gives up after some tries. */
function createAsker(address: string, pauseMs: number, say: (line: string) => void) {
  let nextAt = 0;
  return async (kind: Found['kind'], term: string): Promise<readonly Found[]> => {
    for (let tries = 1; ; tries += 1) {
      await sleep(Math.max(0, nextAt - Date.now()));
      nextAt = Date.now() + pauseMs;
      try {
        return await search({ address, kind, term });
      } catch (error) {
        if (tries === TRIES)
          throw new Error('The search does not answer; what was found is kept. Run it again later to go on', {
            cause: error,
          });
        if (!(error instanceof SearchRefused)) continue;
        const seconds = Math.min(error.retryAfterSeconds ?? REFUSED_SECONDS, LONGEST_WAIT_SECONDS);
        say(`${error.message}: going on in ${seconds} seconds.`);
        nextAt = Math.max(nextAt, Date.now() + seconds * 1000);
      }
    }
  };
}
