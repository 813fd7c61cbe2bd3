import type { Album } from '@thirteen/contract/catalogue.ts';
import type { EraEntry, EraSong } from '@thirteen/contract/set-list.ts';
import { SURPRISE_ERA } from '@thirteen/domain/set-list/set-list.ts';
import { describe, expect, test } from 'vitest';
import { runningTime } from './show.words.ts';
import { songsInOrder, toSharedShow } from './show.ts';

const aSong = (id: string): EraSong => ({
  _id: id,
  title: id.split('/').join(' / '),
  audioSource: `${id.split('/')[0]}.mp3`,
  isMashup: id.includes('/'),
});

const anEntry = (era: string, order: number, ...ids: readonly string[]): EraEntry => ({
  era,
  order,
  songs: ids.map(aSong),
});

const anAlbum = (era: string, slug: string, durations: Readonly<Record<string, number | null>>): Album => ({
  title: era,
  releaseDate: null,
  releaseYear: null,
  albumCover: `${slug}.svg`,
  key: slug,
  slug,
  era,
  onTour: true,
  theme: slug,
  shortNames: [],
  songs: Object.entries(durations).map(([id, durationSeconds], index) => ({
    _id: id,
    title: id,
    album: era,
    albumImageSource: '',
    audioSource: `${id}.mp3`,
    track: index + 1,
    artist: null,
    featuring: null,
    durationSeconds,
    number: null,
    fromTheVault: false,
  })),
});

const surprise: EraEntry = {
  ...anEntry(SURPRISE_ERA, 1, 'e', 'f'),
  guitarSong: aSong('e'),
  pianoSong: aSong('f'),
};
const entries = [surprise, anEntry('Second', 3, 'c', 'd/g'), anEntry('First', 2, 'a', 'b')];
const albums = [
  anAlbum('First', 'red', { a: 100, b: 100, e: 100, f: 100 }),
  anAlbum('Second', 'lover', { c: 100, d: 100, g: 300 }),
];

describe('toSharedShow', () => {
  test('numbers the songs through the eras in the order of the show', () => {
    const { acts, songs } = toSharedShow(entries, albums);
    const eras = acts.flatMap((act) => (act.kind === 'era' ? act : []));
    expect(eras.map(({ name, theme, firstNumber }) => [name, theme, firstNumber])).toEqual([
      ['First', 'red', 1],
      ['Second', 'lover', 3],
    ]);
    expect(songs).toBe(4);
  });

  test.each([
    { place: 'first', order: 1, ids: ['e', 'f', 'a', 'b', 'c', 'd/g'] },
    { place: 'between two eras', order: 2.5, ids: ['a', 'b', 'e', 'f', 'c', 'd/g'] },
    { place: 'last', order: 13, ids: ['a', 'b', 'c', 'd/g', 'e', 'f'] },
  ])('keeps the surprise songs where they stand: $place', ({ order, ids }) => {
    const moved = entries.map((entry) => (entry === surprise ? { ...entry, order } : entry));
    expect(songsInOrder(toSharedShow(moved, albums)).map(({ id }) => id)).toEqual(ids);
  });

  test('counts a mashup once, as long as its longer half', () => {
    const { mashups, seconds } = toSharedShow(entries, albums);
    expect([mashups, seconds]).toEqual([1, 800]);
  });

  test('plays both halves of a mashup', () => {
    const mashup = songsInOrder(toSharedShow(entries, albums)).find(({ isMashup }) => isMashup);
    expect(mashup?.clip.sources).toEqual(['d.mp3', 'g.mp3']);
  });

  test('stays readable and playable without the albums', () => {
    const show = toSharedShow(entries, undefined);
    expect(show.seconds).toBeUndefined();
    expect(songsInOrder(show).map(({ clip }) => clip.sources)).toEqual(
      ['e', 'f', 'a', 'b', 'c', 'd'].map((id) => [`${id}.mp3`]),
    );
  });
});

describe('runningTime', () => {
  test.each([
    { seconds: 59 * 60, shown: '59 min' },
    { seconds: 3 * 3600 - 20, shown: '3 h 0 min' },
    { seconds: 3 * 3600 + 12 * 60, shown: '3 h 12 min' },
  ])('says $seconds seconds as $shown', ({ seconds, shown }) => {
    expect(runningTime(seconds)).toBe(shown);
  });
});
