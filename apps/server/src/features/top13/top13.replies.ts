import type { Top13Entry } from '@thirteen/contract/top13.ts';
import type { Catalogue, Song } from '@thirteen/domain/catalogue/catalogue.ts';
import { coverUrl, previewUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { JsonText } from '#platform/http/serve.ts';
import { readTop13Code } from '@thirteen/domain/top13/top13-code.ts';

type SongPart = Omit<Top13Entry, 'slot'>;

/**
 * Tells a Top 13 as the API shows it: the taken slots in order, with what the catalogue knows of each song. A song
 * that left the catalogue is left out. Each song is turned to text once for each state of the catalogue.
 */
export function createTop13Reply(media: MediaHost): (top13: Top13, catalogue: Catalogue) => JsonText {
  const textsByCatalogue = new WeakMap<Catalogue, Map<string, string>>();

  return (top13, catalogue) => {
    let texts = textsByCatalogue.get(catalogue);
    if (!texts) textsByCatalogue.set(catalogue, (texts = songTexts(catalogue, media)));
    const entries: string[] = [];
    for (const [index, id] of top13.entries()) {
      const text = id === null ? undefined : texts.get(id);
      if (text !== undefined) entries.push(`{"slot":${index + 1},${text}`);
    }
    return new JsonText(`[${entries.join(',')}]`);
  };
}

/** A Top 13 as `createTop13Reply` tells it, for an answer that holds more than the list. */
export function toTop13Entries(top13: Top13, catalogue: Catalogue, media: MediaHost): Top13Entry[] {
  return top13.flatMap((id, index) => {
    const song = id === null ? undefined : catalogue.songsById.get(id);
    const part = song && songPart(song, catalogue, media);
    return part ? { slot: index + 1, ...part } : [];
  });
}

/** For each song the JSON of an entry after its slot. */
function songTexts(catalogue: Catalogue, media: MediaHost): Map<string, string> {
  const texts = new Map<string, string>();
  for (const song of catalogue.songsById.values()) {
    const part = songPart(song, catalogue, media);
    if (part) texts.set(song.id, JSON.stringify(part).slice(1));
  }
  return texts;
}

function songPart(song: Song, { albumsByKey }: Catalogue, media: MediaHost): SongPart | undefined {
  const album = albumsByKey.get(song.albumKey);
  if (!album) return undefined;
  const cover = coverUrl(media, album);
  return {
    songId: song.id,
    songTitle: song.title,
    albumName: album.title,
    albumCover: cover,
    albumImage: cover,
    audioSource: previewUrl(media, song),
  };
}

/** The songs of a Top 13 that is its own link, by its code; undefined where it is none, or names songs that are not here. */
export function songsOfTop13Code(code: string, { songsByNumber }: Catalogue): readonly string[] | undefined {
  const read = readTop13Code(code, (number) => songsByNumber.get(number)?.id);
  return read.ok ? read.value : undefined;
}
