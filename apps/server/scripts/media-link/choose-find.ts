import { SINGLES_KEY, type Album, type Song } from '@thirteen/domain/catalogue/catalogue.ts';
import { foldTitle, isRerecorded } from '@thirteen/domain/catalogue/title-match.ts';
import type { MediaLink } from '../../src/features/catalogue/media-links.repository.ts';
import type { Found } from './search-api.ts';

/** What one look-up came to, without the item that it was about. */
export type Choice = Pick<MediaLink, 'outcome' | 'address' | 'note'>;

/** What the look-up of a song came to: its preview, and the page to listen to it. */
export type LinkedSong = Choice & { readonly page: Choice };

// A record's recording is as long everywhere; other versions and shortened ones differ by more.
const MAX_SECONDS_APART = 10;

// What shops add to titles in brackets or behind a dash, and which is no other recording.
const EDITION =
  /[([][^)\]]*(?:deluxe|edition|expanded|anthology|bonus|version|album)[^)\]]*[)\]]|: the anthology$/giu;
const ADDED_TO_SONG =
  /[([](?:taylor['\u2019]?s version|from the vault|feat\.[^)\]]*|with [^)\]]*)[)\]]| - single$/giu;
const RERECORDED = /[([]taylor['\u2019]?s version[)\]]/iu;
const OTHER_RECORD = /\b(?:karaoke|tribute|live|remix|remixes|instrumental|cover|covers)\b/iu;

/** The cover for an album: of the same artist and title, in any edition, and as much a re-recording. */
export function chooseCover(album: Pick<Album, 'title'>, artist: string, finds: readonly Found[]): Choice {
  const title = foldTitle(album.title);
  const isRight = (found: Found) =>
    found.kind === 'album' &&
    isBy(found, artist) &&
    foldAlbum(found.album) === title &&
    RERECORDED.test(found.album) === isRerecorded(album.title);
  // The plain edition first; the order of the search decides among the rest.
  const right = finds
    .filter(isRight)
    .toSorted((a, b) => Number(foldTitle(b.album) === title) - Number(foldTitle(a.album) === title));
  return choose(right, finds, artist, (found) => toArtwork(found.artwork));
}

/**
 * The preview for a song: of the same artist, title and length, from the same album (a song of the singles from any that
 * is no live or karaoke record), and as much a re-recording.
 */
export function choosePreview(song: Song, album: Album, artist: string, finds: readonly Found[]): LinkedSong {
  const title = foldSong(song.title);
  const isNew = isRerecorded(song.title) || isRerecorded(album.title);
  const isFromRecord = (found: Found) =>
    album.key === SINGLES_KEY
      ? !OTHER_RECORD.test(found.album)
      : foldAlbum(found.album) === foldTitle(album.title) &&
        RERECORDED.test(found.album) === isRerecorded(album.title);
  const right = finds.filter(
    (found) =>
      found.kind === 'song' &&
      isBy(found, song.artist ?? artist) &&
      foldSong(found.song) === title &&
      RERECORDED.test(found.song) === isNew &&
      isFromRecord(found) &&
      isAsLong(found, song),
  );
  const chosen = (addressOf: (found: Found) => string | undefined) =>
    choose(right, finds, song.artist ?? artist, addressOf);
  return { ...chosen((found) => toPreview(found.preview)), page: chosen((found) => toPage(found.page)) };
}

function choose(
  right: readonly Found[],
  finds: readonly Found[],
  artist: string,
  addressOf: (found: Found) => string | undefined,
): Choice {
  for (const found of right) {
    const address = addressOf(found);
    if (address !== undefined) return { outcome: 'linked', address, note: describe(found) };
  }
  const [first] = right;
  if (first)
    return { outcome: 'unsure', address: null, note: `${describe(first)}, without a usable address` };
  const near = finds.find((found) => isBy(found, artist));
  if (near) return { outcome: 'unsure', address: null, note: `nearest is ${describe(near)}` };
  return { outcome: 'missing', address: null, note: 'nothing by this artist was found' };
}

// Guests stand behind the main artist: "A & B", "A, B", "A feat. B".
function isBy({ artist }: Found, wanted: string): boolean {
  const [main = ''] = artist.split(/,| & | and | feat\. | featuring | x /iu);
  return foldTitle(main) === foldTitle(wanted) || foldTitle(artist) === foldTitle(wanted);
}

function isAsLong({ lengthMs }: Found, { durationSeconds }: Song): boolean {
  if (lengthMs === null || durationSeconds === null) return true;
  return Math.abs(lengthMs / 1000 - durationSeconds) <= MAX_SECONDS_APART;
}

function foldAlbum(title: string): string {
  return foldTitle(title.replace(RERECORDED, ' ').replace(EDITION, ' '));
}

function foldSong(title: string): string {
  return foldTitle(title.replace(ADDED_TO_SONG, ' '));
}

function describe({ artist, song, album }: Found): string {
  // Printed on a terminal: no control characters of somebody else's.
  return [song, album, artist]
    .filter((part) => part !== '')
    .map((part) => JSON.stringify(part.replace(/\p{C}/gu, '').slice(0, 100)))
    .join(', ');
}

/** The picture in a size that pages show. Undefined where it is not on Apple's hosts. */
function toArtwork(address: string): string | undefined {
  return onHost(address, /^[a-z0-9-]+\.mzstatic\.com$/)?.replace(/\/\d+x\d+bb\.(jpg|png)$/, '/600x600bb.$1');
}

function toPreview(address: string): string | undefined {
  return onHost(address, /^(?:[a-z0-9-]+\.mzstatic\.com|audio-ssl\.itunes\.apple\.com)$/);
}

function toPage(address: string): string | undefined {
  return onHost(address, /^(?:music|itunes)\.apple\.com$/);
}

function onHost(address: string, hosts: RegExp): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, username, password, href } = new URL(address);
  return protocol === 'https:' && hosts.test(host) && username === '' && password === '' ? href : undefined;
}
