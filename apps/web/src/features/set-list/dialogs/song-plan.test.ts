import type { Song } from '@thirteen/contract/catalogue.ts';
import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { describe, expect, test } from 'vitest';
import { noSong, type SongChoice } from './song-choice.ts';
import { planSongs } from './song-plan.ts';

const own = [...'abcdefgh'].map((id) => ({ _id: id, title: id.toUpperCase() }) as Song);
const sun = { kind: 'era', era: 'Sun' } as const;

/** Two eras: the songs of the first as letters. */
function show(inSun: string, inMoon: readonly string[] = []): SetListDraft {
  return {
    entries: [
      { kind: 'era', era: 'Sun', songs: [...inSun] },
      { kind: 'era', era: 'Moon', songs: inMoon },
      { kind: 'surprise', guitar: null, piano: null },
    ],
  };
}

const plan = (setList: SetListDraft, choice: Partial<SongChoice>) =>
  planSongs(setList, sun, own, { ...noSong, ...choice });
const openBoxes = (setList: SetListDraft, choice: Partial<SongChoice>) =>
  plan(setList, choice)
    .boxes.filter(({ isDisabled }) => !isDisabled)
    .map(({ id }) => id)
    .join('');

describe('planSongs', () => {
  test('adds the song of the field first, then what is ticked, in the order of the album', () => {
    const { songs, reason } = plan(show(''), { first: 'x', ticked: new Set('dba') });
    expect(songs).toEqual(['x', 'a', 'b', 'd']);
    expect(reason).toBeUndefined();
  });

  test.each([
    { name: 'nothing', choice: {}, reason: 'Choose a song first.' },
    { name: 'half a mashup', choice: { isMashup: true, first: 'x' }, reason: 'A mashup needs both songs.' },
    {
      name: 'a field beside as many ticks as there is room for',
      choice: { first: 'x', ticked: new Set('abcdef') },
      reason: 'Only 6 songs allowed in an era set!',
    },
  ])('says why $name can’t be saved', ({ choice, reason }) => {
    expect(plan(show(''), choice).reason).toBe(reason);
  });

  test('ticks no more than the era has room for; what is ticked can be taken back', () => {
    expect(openBoxes(show('xyz'), { ticked: new Set('ab') })).toBe('abcdefgh');
    expect(openBoxes(show('xyz'), { ticked: new Set('abc') })).toBe('abc');
    expect(openBoxes(show('xyz'), { first: 'w', ticked: new Set('ab') })).toBe('ab');
    expect(plan(show('xyz'), { ticked: new Set('ab') }).room).toBe('2 ticked, room for 1 more.');
    expect(plan(show('xyz'), { ticked: new Set('abc') }).room).toBe('Only 6 songs allowed in an era set!');
  });

  describe('in a show that is almost full', () => {
    /** A show of so many songs, none of them in the first era. */
    const showOf = (count: number): SetListDraft => ({
      entries: [
        { kind: 'era', era: 'Sun', songs: [] },
        ...Array.from({ length: count }, (_, index) => ({
          kind: 'era' as const,
          era: `${index}`,
          songs: [`m${index}`],
        })),
      ],
    });

    test('ticks no more than the show has room for, and says that these fill it', () => {
      const { reason, room } = plan(showOf(42), { ticked: new Set('abc') });
      expect(openBoxes(showOf(42), { ticked: new Set('abc') })).toBe('abc');
      expect({ reason, room }).toEqual({ reason: undefined, room: 'That fills the show: 45 of 45.' });
    });

    test.each([
      { name: 'four songs', songs: 42, reason: 'The show has room for only 3 more songs.' },
      { name: 'two songs', songs: 44, reason: 'The show has room for only 1 more song.' },
      { name: 'a song', songs: 45, reason: 'The show already has its 45 songs. Remove one first.' },
    ])('says once why it can’t take $name', ({ songs, reason }) => {
      const ticked = new Set(songs === 42 ? 'abc' : 'a');
      expect(plan(showOf(songs), { first: 'x', ticked })).toMatchObject({ reason, room: undefined });
    });
  });

  test('tells where a song is already, and what is chosen above', () => {
    const { boxes } = plan(show('', ['b/c']), { first: 'a' });
    expect(boxes.slice(0, 4).map(({ note, isDisabled }) => [note, isDisabled])).toEqual([
      ['Chosen above', true],
      ['Already in the show: Moon', true],
      ['Already in the show: Moon', true],
      [undefined, false],
    ]);
  });

  test('adds a mashup by itself: nothing can be ticked beside it, and ticks that wait stay out', () => {
    const { songs, boxes } = plan(show(''), {
      first: 'a',
      second: 'x',
      isMashup: true,
      ticked: new Set('cde'),
    });
    expect({ songs, boxes }).toEqual({ songs: ['a/x'], boxes: [] });
  });

  test('drops what another device has added meanwhile', () => {
    expect(plan(show('a'), { ticked: new Set('ab') }).songs).toEqual(['b']);
  });

  test('refuses a mashup when all of them are used', () => {
    const three = { entries: [{ kind: 'era', era: 'Sun', songs: ['1/2', '3/4', '5/6'] }] } as const;
    expect(plan(three, { isMashup: true }).reason).toContain('All 3 mashups are used.');
  });
});
