import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import type { RankedRecord } from '@thirteen/artwork/posters/ranking/ranked.ts';
import { eraRefOf } from '@thirteen/catalogue/eras.ts';
import { pages } from '@thirteen/contract/pages/pages.ts';
import { SINGLES_KEY, type Album, type Catalogue, type Song } from '@thirteen/domain/catalogue/catalogue.ts';
import { checkOrder } from '@thirteen/domain/rankings/complete-order.ts';
import { readRankingCode } from '@thirteen/domain/rankings/ranking-code.ts';
import { shownAddress, type Shared, type ShareImage } from './share-images.ts';

/** What stands above the title of a ranking. */
const sharedRankingWords = {
  over: 'My ranking',
  compiledBy: (username: string) => `Compiled by ${username}`,
} as const;

/** An album with its songs in the order of a fan, as a code holds it. */
type SharedRanking = {
  readonly code: string;
  readonly album: Album;
  readonly songs: readonly Song[];
};

/** The ranking that is in a code; undefined where the code is damaged or the catalogue does not hold its songs. */
export function findSharedRanking(code: string, catalogue: Catalogue): SharedRanking | undefined {
  const read = readRankingCode(code, (number) => catalogue.songsByNumber.get(number));
  const [first] = read.ok ? read.value : [];
  const album = first && catalogue.albumsByKey.get(first.albumKey);
  return album && read.ok ? { code, album, songs: read.value } : undefined;
}

/** The images of a ranking. `origin` is the site's; posters name the site, since a ranking has no page of its own. */
export function toSharedRanking({ code, album, songs }: SharedRanking, origin: string): Shared {
  const theme = eraRefOf(album);
  const ranked: RankedRecord = {
    theme,
    over: sharedRankingWords.over,
    title: album.title,
    songs: songs.map(({ title }, index) => ({ slot: index + 1, title, theme })),
    cover: 'era',
  };
  return {
    name: code,
    page: () => pages.landing.path,
    posterOf: (image) => toRankingPoster(image, ranked, origin),
    fileName: `${album.slug}-ranking`,
    noindex: true,
  };
}

/** The songs of an album that a fan made are known, each once, and none is a single, which has no track number. */
export function checkYourAlbum(songIds: readonly string[], { songs }: Catalogue) {
  const allowed = songs.filter(({ albumKey }) => albumKey !== SINGLES_KEY).map(({ id }) => id);
  return checkOrder(songIds, new Set(allowed));
}

/** The album that a fan made of track numbers, in the look of its first song. The songs must be known. */
export function toYourAlbum(
  { title, songIds, username }: { title: string; songIds: readonly string[]; username: string },
  { songsById, albumsByKey }: Catalogue,
): RankedRecord {
  const songs = songIds.flatMap((id) => songsById.get(id) ?? []);
  const themeOf = ({ albumKey }: Song) => eraRefOf(albumsByKey.get(albumKey));
  const [first] = songs;
  return {
    theme: first ? themeOf(first) : eraRefOf(undefined),
    over: sharedRankingWords.compiledBy(username),
    title,
    songs: songs.map((song) => ({ slot: song.track, title: song.title, theme: themeOf(song) })),
    cover: 'own',
  };
}

/** A ranking in a shape, with the site's own address. */
export function toRankingPoster(image: ShareImage, ranked: RankedRecord, origin: string): Poster {
  return { kind: `ranking-${image}`, ranked, address: shownAddress(origin, pages.landing.path) };
}
