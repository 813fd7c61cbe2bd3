import { SINGLES_KEY, type Album, type Song } from '@thirteen/domain/catalogue/catalogue.ts';
import { PLAIN_ERA, type EraLook } from '@thirteen/domain/catalogue/era-look.ts';
import { foldTitle } from '@thirteen/domain/catalogue/title-match.ts';
import { fail, ok, type Result } from '@thirteen/domain/result.ts';
import { fieldsOf, refuse, RefusedRecord, type Fields, type RecordProblem } from './fields.ts';
import { readColors } from './read-colors.ts';

const MAX_SONGS = 100;
const MAX_SECONDS = 24 * 60 * 60;
const MAX_ADDRESS = 1000;
const SLUG = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
const KEY = /^[\p{L}\p{N}]+$/u;
const SONG_ID = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

/**
 * Reads the record of an album, of the project's own or added later, which may hold anything. Key, slug and ids are made
 * from the titles where they are left out; without colors an album wears the look of the singles.
 */
export function readAlbum(record: unknown): Result<Album, RecordProblem> {
  try {
    return ok(toAlbum(fieldsOf(record)));
  } catch (error) {
    if (error instanceof RefusedRecord) return fail(error.problem);
    throw error;
  }
}

function toAlbum(fields: Fields): Album {
  const title = fields.text('title');
  const names = readNames(fields, title);
  // Only the singles have no single date.
  const releaseDate = names.key === SINGLES_KEY ? null : readDate(fields, 'releaseDate');
  const look = fields.has('colors') ? readLook(fields) : undefined;
  const songs = fields.each('songs').map((song) => readSong(song, names));
  if (songs.length === 0 || songs.length > MAX_SONGS) refuse('songs', `must hold 1 to ${MAX_SONGS} songs`);
  return {
    ...names,
    era: fields.optionalText('era'),
    onTour: fields.value('onTour') === true,
    title,
    shortNames: fields.has('shortNames') ? readShortNames(fields) : [],
    releaseDate,
    releaseYear: releaseDate === null ? null : Number(releaseDate.slice(0, 4)),
    cover: readAddress(fields, 'albumCover'),
    theme: look ? names.slug : PLAIN_ERA,
    ...(look && { look }),
    songs,
  };
}

type Names = { readonly key: string; readonly slug: string };

function readNames(fields: Fields, title: string): Names {
  const words = foldTitle(title).split(' ').filter(Boolean);
  const slug = fields.optionalText('slug') ?? words.join('-');
  if (!SLUG.test(slug)) {
    if (fields.has('slug')) refuse('slug', 'must be letters and digits, with single hyphens between');
    refuse('title', 'must hold letters or digits');
  }
  const key = fields.optionalText('key') ?? words.map(capitalizeNext).join('');
  if (!KEY.test(key)) refuse('key', 'must be letters and digits');
  return { key, slug };
}

function capitalizeNext(word: string, index: number): string {
  return index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

function readLook(fields: Fields): EraLook {
  return {
    colors: readColors(fields.inside('colors')),
    drawing: fields.optionalText('drawing'),
    sound: fields.optionalText('sound'),
  };
}

function readShortNames(fields: Fields): readonly string[] {
  return fields.list('shortNames').map((name, index) => {
    const folded = typeof name === 'string' ? foldTitle(name) : '';
    return folded === '' ? refuse(`shortNames.${index}`, 'must hold letters or digits') : folded;
  });
}

function readSong(fields: Fields, { key, slug }: Names): Song {
  const title = fields.text('title');
  const track = fields.whole('track', 1, MAX_SONGS);
  const id = fields.optionalText('id') ?? `${slug}-${foldTitle(title).replaceAll(' ', '-') || track}`;
  if (!SONG_ID.test(id))
    refuse(fields.nameOf('id'), 'must be letters and digits, with single hyphens between');
  return {
    id,
    title,
    albumKey: key,
    track,
    durationSeconds: fields.has('durationSeconds') ? fields.whole('durationSeconds', 1, MAX_SECONDS) : null,
    artist: fields.optionalText('primaryArtist'),
    featuring: readGuests(fields),
    audioSource: readAddress(fields, 'audioSource'),
  };
}

/** One guest's name, or several in a list. */
function readGuests(fields: Fields): string | null {
  const guests = fields.value('featuring');
  if (!Array.isArray(guests)) return fields.optionalText('featuring');
  return guests.every((guest) => typeof guest === 'string')
    ? guests.join(', ')
    : refuse(fields.nameOf('featuring'), 'must be names');
}

function readDate(fields: Fields, name: string): string {
  const text = fields.value(name);
  // The year of an ISO date may also have a sign and six digits.
  const isDate = typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);
  const date = new Date(`${isDate ? text : ''}T00:00:00Z`);
  if (!isDate || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) {
    refuse(fields.nameOf(name), 'must be a date like 2024-04-19');
  }
  return text;
}

// Covers and previews are put into pages as they are, so that only plain web addresses and own paths are taken.
function readAddress(fields: Fields, name: string): string | null {
  const address = fields.optionalText(name, MAX_ADDRESS);
  if (address === null || /^\/(?![/\\])/.test(address)) return address;
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isWeb ? address : refuse(fields.nameOf(name), 'must be an http(s) address or a path');
}
