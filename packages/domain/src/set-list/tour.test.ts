import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDraft, checkSetList } from './set-list-rules.ts';
import { emptySetList, eraName, songIdsIn, songsOfEntry, toMashup, type SetListDraft } from './set-list.ts';
import { compareWithTour, draftFromTour, lengthOfTour, type Tour, type TourAct } from './tour.ts';

const ERAS = ['Sun', 'Moon', 'Sea'] as const;
const albums = ERAS.map((era) => ({ era, onTour: true }));
/** The era of a song is the word before the dash: `Sun-1`. */
const eraOf = (id: string) => ERAS.find((era) => id.startsWith(`${era}-`));
const act = (eras: readonly string[], ...songs: readonly string[]): TourAct => ({ kind: 'era', eras, songs });
const version = (...acts: readonly TourAct[]) => ({
  id: '2023',
  from: '2023-01-01',
  to: '2023-12-31',
  acts,
  sometimes: [],
});
const draft = (...acts: readonly TourAct[]) =>
  draftFromTour(version(...acts), emptySetList({ albums }), eraOf);
const songsByEra = ({ entries }: SetListDraft) =>
  entries.map((entry) => [eraName(entry), ...songsOfEntry(entry)].join(' '));

describe('draftFromTour', () => {
  test('follows the order of the show, with what was not played at the end', () => {
    const { setList } = draft(act(['Moon'], 'Moon-1'), { kind: 'surprise' }, act(['Sun'], 'Sun-1'));
    expect(songsByEra(setList)).toEqual(['Moon Moon-1', 'Surprise Songs', 'Sun Sun-1', 'Sea']);
  });

  test('splits an act of two eras by song', () => {
    const { setList } = draft(act(['Sea', 'Sun'], 'Sun-1', 'Sea-1', 'Sun-2'));
    expect(songsByEra(setList).slice(0, 2)).toEqual(['Sea Sea-1', 'Sun Sun-1 Sun-2']);
  });

  test('leaves out and names what comes after the sixth song of an era', () => {
    const songs = [1, 2, 3, 4, 5, 6, 7].map((number) => `Sun-${number}`);
    expect(draft(act(['Sun'], ...songs)).leftOut).toEqual(['Sun-7']);
  });

  test('leaves out a song of no era', () => {
    expect(draft(act(['Sun'], 'single')).leftOut).toEqual(['single']);
  });

  test('leaves out a song of an era that the set list does not have', () => {
    const { leftOut } = draftFromTour(version(act(['Sky'], 'Sky-1')), emptySetList({ albums }), () => 'Sky');
    expect(leftOut).toEqual(['Sky-1']);
  });

  test('names what the rules still need', () => {
    expect(draft(act(['Sun'], 'Sun-1')).problems).toContainEqual({ code: 'set-list-era-empty', era: 'Moon' });
  });

  const anySong = fc.oneof(
    fc
      .constantFrom(...ERAS, 'Nowhere')
      .chain((era) => fc.integer({ min: 1, max: 9 }).map((n) => `${era}-${n}`)),
  );
  const anySetSong = fc.oneof(
    { weight: 5, arbitrary: anySong },
    fc.tuple(anySong, anySong).map(([first, second]) => toMashup(first, second)),
  );
  const anyActs = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('era' as const),
        eras: fc.subarray([...ERAS]),
        songs: fc.array(anySetSong, { maxLength: 12 }),
      }),
      fc.constant({ kind: 'surprise' as const }),
    ),
    { maxLength: 8 },
  );

  test('never breaks a rule, never loses a song and keeps every era, whatever was played', () => {
    fc.assert(
      fc.property(anyActs, (acts) => {
        const { setList, leftOut, problems } = draft(...acts);
        const played = acts.flatMap((each) => (each.kind === 'era' ? each.songs : []));
        const laid = setList.entries.flatMap(songsOfEntry);
        expect(checkDraft(setList)).toEqual([]);
        expect([...laid, ...leftOut].toSorted()).toEqual(played.toSorted());
        expect(setList.entries.map(eraName).toSorted()).toEqual([...ERAS, 'Surprise Songs'].toSorted());
        expect(problems).toEqual(checkSetList(setList));
      }),
      { numRuns: 1000, seed: 13 },
    );
  });
});

const tour: Tour = {
  setLists: [
    {
      ...version(act(['Sun'], 'Sun-1', 'Sun-2/Sun-3'), { kind: 'surprise' }, act(['Sea'])),
      sometimes: ['Moon-1'],
    },
    { ...version(act(['Sun'], 'Sun-1')), id: '2024', from: '2024-01-01', to: '2024-12-31' },
  ],
  surprisePlays: [
    { date: '2023-05-01', city: 'Here', instrument: 'guitar', songIds: ['Sea-1'] },
    { date: '2024-05-01', city: 'There', instrument: 'piano', songIds: ['Sea-1', 'Sun-2'] },
  ],
};
const withSongs = (songs: readonly string[], guitar: string | null = null): SetListDraft => ({
  entries: [
    { kind: 'era', era: 'Sun', songs },
    { kind: 'surprise', guitar, piano: null },
  ],
});

describe('compareWithTour', () => {
  const ids = (songs: readonly { readonly songId: string }[]) => songs.map(({ songId }) => songId);

  test('tells in which shows each song was, both halves of a mashup alone', () => {
    const { inBoth } = compareWithTour(withSongs(['Sun-1/Sun-3']), tour);
    expect(inBoth.map(({ songId, setLists }) => ({ songId, setLists }))).toEqual([
      { songId: 'Sun-1', setLists: ['2023', '2024'] },
      { songId: 'Sun-3', setLists: ['2023'] },
    ]);
  });

  test('tells when and where a pick was a surprise song', () => {
    const [pick] = compareWithTour(withSongs([], 'Sea-1'), tour).picks;
    expect(pick?.instrument).toBe('guitar');
    expect(pick?.surprises.map(({ city }) => city)).toEqual(['Here', 'There']);
  });

  const placesOf = ({ onlyThere: _, ...own }: ReturnType<typeof compareWithTour>) =>
    Object.entries(own).flatMap(([place, songs]) => ids(songs).map((id) => `${id} ${place}`));

  test.each([
    { song: 'Sun-1', how: 'in the show', place: 'inBoth' },
    { song: 'Moon-1', how: 'on some nights', place: 'inBoth' },
    { song: 'Sun-2', how: 'in the show and as a surprise', place: 'inBoth' },
    { song: 'Sea-1', how: 'as a surprise', place: 'onlyAsSurprise' },
    { song: 'Sea-9', how: 'never', place: 'neverPlayed' },
  ])('puts a song that was heard $how in $place alone', ({ song, place }) => {
    expect(placesOf(compareWithTour(withSongs([song]), tour))).toEqual([`${song} ${place}`]);
  });

  test.each([
    { song: 'Sun-1', how: 'in the show', place: 'picks' },
    { song: 'Sea-1', how: 'as a surprise', place: 'picks' },
    { song: 'Sea-9', how: 'never', place: 'neverPlayed' },
  ])('puts a pick that was heard $how in $place alone', ({ song, place }) => {
    const comparison = compareWithTour(withSongs([], song), tour);
    expect(placesOf(comparison)).toEqual([`${song} ${place}`]);
    expect(comparison[place === 'picks' ? 'picks' : 'neverPlayed']).toMatchObject([{ instrument: 'guitar' }]);
  });

  test('names each song of the tour’s show that the set list lacks, once; a pick is not lacking', () => {
    const { onlyThere } = compareWithTour(withSongs(['Sun-1'], 'Moon-1'), tour);
    expect(ids(onlyThere)).not.toContain('Sun-1');
    expect(ids(onlyThere)).not.toContain('Moon-1');
    expect(ids(onlyThere)).toContain('Sun-3');
    expect(new Set(ids(onlyThere)).size).toBe(onlyThere.length);
  });

  test('has each song of the set list in one place', () => {
    const setList = withSongs(['Sun-1', 'Sea-9', 'Sun-2/Sun-3', 'Sea-1/Sea-8'], 'Moon-1/Sea-7');
    const { neverPlayed, onlyAsSurprise, picks, inBoth } = compareWithTour(setList, tour);
    expect(ids([...neverPlayed, ...onlyAsSurprise, ...picks, ...inBoth]).toSorted()).toEqual(
      setList.entries.flatMap(songsOfEntry).flatMap(songIdsIn).toSorted(),
    );
  });
});

describe('lengthOfTour', () => {
  const [first = version()] = tour.setLists;

  test('adds the surprise songs of an average night', () => {
    const plays = [
      { date: '2023-05-01', city: 'Here', instrument: 'guitar' as const, songIds: ['Sea-1'] },
      {
        date: '2023-05-02',
        city: 'Here',
        instrument: 'guitar' as const,
        songIds: ['Sea-2', 'Sea-3', 'Sea-4'],
      },
    ];
    const durationOf = (id: string) => (id === 'Sea-4' ? 300 : 100);
    expect(lengthOfTour(first, { ...tour, surprisePlays: plays }, durationOf)).toEqual({
      seconds: 200 + 200,
      isAbout: true,
    });
  });

  test.each([
    { name: 'from its first night on', dates: ['2022-12-31', '2023-01-01'], seconds: 300 },
    { name: 'up to its last night', dates: ['2023-12-31', '2024-01-01'], seconds: 300 },
    { name: 'and none where there was no surprise song', dates: ['2022-12-31', '2024-01-01'], seconds: 200 },
  ])('counts the nights of its own version $name', ({ dates, seconds }) => {
    const surprisePlays = dates.map((date) => ({
      date,
      city: 'Here',
      instrument: 'piano' as const,
      // Nights of other versions would show in the average.
      songIds: date.startsWith('2023') ? ['Sea-1'] : ['Sea-9'],
    }));
    const durationOf = (id: string) => (id === 'Sea-9' ? 900 : 100);
    expect(lengthOfTour(first, { ...tour, surprisePlays }, durationOf).seconds).toBe(seconds);
  });
});
