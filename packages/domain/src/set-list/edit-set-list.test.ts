import { describe, expect, test } from 'vitest';
import { editSetList, type SetListEdit } from './edit-set-list.ts';
import {
  clearSetList,
  countSetList,
  emptySetList,
  eraName,
  hasAllChoices,
  listUses,
  songsOfEntry,
  tourAlbums,
  type SetListDraft,
} from './set-list.ts';

const setList: SetListDraft = {
  entries: [
    { kind: 'era', era: 'Sun', songs: ['s1', 's2', 's3'] },
    { kind: 'surprise', guitar: 'g', piano: 'p' },
    { kind: 'era', era: 'Moon', songs: ['m1/m2'] },
    { kind: 'era', era: 'Sea', songs: [] },
  ],
};
/** A set list in one line: each entry with its songs. */
const inWords = ({ entries }: SetListDraft) =>
  entries.map((entry) => [eraName(entry), ...songsOfEntry(entry)].join(' ')).join(', ');

describe('an edit', () => {
  const edits: readonly { name: string; edit: SetListEdit; result: string }[] = [
    {
      name: 'adds a song at the end of its era',
      edit: { kind: 'add', era: 'Moon', songs: ['new'] },
      result: 'Sun s1 s2 s3, Surprise Songs g p, Moon m1/m2 new, Sea',
    },
    {
      name: 'adds several songs at once, in their order',
      edit: { kind: 'add', era: 'Moon', songs: ['new', 'newer'] },
      result: 'Sun s1 s2 s3, Surprise Songs g p, Moon m1/m2 new newer, Sea',
    },
    {
      name: 'puts a pick into the place of another',
      edit: { kind: 'pick', instrument: 'piano', song: 'new' },
      result: 'Sun s1 s2 s3, Surprise Songs g new, Moon m1/m2, Sea',
    },
    {
      name: 'removes one song of an era',
      edit: { kind: 'remove', place: { era: 'Sun', index: 1 } },
      result: 'Sun s1 s3, Surprise Songs g p, Moon m1/m2, Sea',
    },
    {
      name: 'removes one pick',
      edit: { kind: 'remove', place: { instrument: 'guitar' } },
      result: 'Sun s1 s2 s3, Surprise Songs p, Moon m1/m2, Sea',
    },
    {
      name: 'moves a song within its era',
      edit: { kind: 'move-song', era: 'Sun', from: 0, to: 2 },
      result: 'Sun s2 s3 s1, Surprise Songs g p, Moon m1/m2, Sea',
    },
    {
      name: 'moves a song of a later era to another',
      edit: { kind: 'move-to-era', from: { era: 'Moon', index: 0 }, era: 'Sun' },
      result: 'Sun s1 s2 s3 m1/m2, Surprise Songs g p, Moon, Sea',
    },
    {
      name: 'moves an era',
      edit: { kind: 'move-era', from: 2, to: 0 },
      result: 'Moon m1/m2, Sun s1 s2 s3, Surprise Songs g p, Sea',
    },
  ];

  test.each(edits)('$name', ({ edit, result }) => {
    const edited = editSetList(setList, edit);
    expect(edited.ok && inWords(edited.value)).toBe(result);
  });

  const idle: readonly { name: string; edit: SetListEdit }[] = [
    { name: 'to an era that is not there', edit: { kind: 'add', era: 'Sky', songs: ['new'] } },
    {
      name: 'to the surprise songs as if they were an era',
      edit: { kind: 'add', era: 'Surprise Songs', songs: ['new'] },
    },
    { name: 'of a song that is not there', edit: { kind: 'remove', place: { era: 'Sun', index: 3 } } },
    {
      name: 'from a place that is not there',
      edit: { kind: 'move-to-era', from: { era: 'Sea', index: 0 }, era: 'Sun' },
    },
    {
      name: 'from an era that is not there',
      edit: { kind: 'move-to-era', from: { era: 'Sky', index: 0 }, era: 'Sun' },
    },
    {
      name: 'of a song to its own era',
      edit: { kind: 'move-to-era', from: { era: 'Sun', index: 0 }, era: 'Sun' },
    },
  ];

  test.each(idle)('$name changes nothing', ({ edit }) => {
    expect(editSetList(setList, edit)).toEqual({ ok: true, value: setList });
  });
});

describe('a set list', () => {
  test('begins with an empty entry for each album of the tour, the surprise songs last', () => {
    const albums = [
      { era: 'Sun', onTour: true },
      { era: null, onTour: false },
      { era: 'Later', onTour: false },
      { era: 'Moon', onTour: true },
    ];
    expect(tourAlbums({ albums })).toEqual([
      { era: 'Sun', onTour: true },
      { era: 'Moon', onTour: true },
    ]);
    expect(inWords(emptySetList({ albums }))).toBe('Sun, Moon, Surprise Songs');
  });

  test('that is emptied keeps its eras in their order', () => {
    expect(clearSetList(setList).entries).toEqual([
      { kind: 'era', era: 'Sun', songs: [] },
      { kind: 'surprise', guitar: null, piano: null },
      { kind: 'era', era: 'Moon', songs: [] },
      { kind: 'era', era: 'Sea', songs: [] },
    ]);
  });

  test('counts its songs, picks, mashups and the eras with a song', () => {
    expect(countSetList(setList)).toEqual({
      showSongs: 4,
      surpriseSongs: 2,
      mashups: 1,
      erasFilled: 2,
      eras: 3,
    });
  });

  test('names the era of each song, of both halves of a mashup, and of the picks', () => {
    expect(Object.fromEntries(listUses(setList))).toEqual({
      s1: 'Sun',
      s2: 'Sun',
      s3: 'Sun',
      g: 'Surprise Songs',
      p: 'Surprise Songs',
      m1: 'Moon',
      m2: 'Moon',
    });
  });
});

describe('all choices of a show', () => {
  const songs = Array.from({ length: 45 }, (_, index) => `song-${index}`);
  const choose = (era: readonly string[], other: readonly string[], piano: string | null): SetListDraft => ({
    entries: [
      { kind: 'era', era: 'Sun', songs: era },
      { kind: 'era', era: 'Moon', songs: other },
      { kind: 'surprise', guitar: 'g', piano },
    ],
  });

  test.each([
    {
      name: 'are made with 45 songs, both picks and no empty era',
      show: choose(songs.slice(1), songs.slice(0, 1), 'p'),
      all: true,
    },
    { name: 'are not made with 44 songs', show: choose(songs.slice(2), songs.slice(0, 1), 'p'), all: false },
    {
      name: 'are not made without a pick',
      show: choose(songs.slice(1), songs.slice(0, 1), null),
      all: false,
    },
    { name: 'are not made with an empty era', show: choose(songs, [], 'p'), all: false },
  ])('$name', ({ show, all }) => {
    expect(hasAllChoices(show)).toBe(all);
  });
});
