import { checkSetList, type SetListProblem } from './set-list-rules.ts';
import { editSetList } from './edit-set-list.ts';
import {
  eraName,
  songIdsIn,
  songsOfEntry,
  SURPRISE_ERA,
  surpriseInstruments,
  lengthOfSongs,
  type SetListDraft,
  type SetSong,
  type SurpriseInstrument,
  type DurationOf,
  type ShowLength,
} from './set-list.ts';

/** A part of the real show. `eras` are short names; what was sung as one medley stands as a mashup. */
export type TourAct =
  | { readonly kind: 'era'; readonly eras: readonly string[]; readonly songs: readonly SetSong[] }
  | { readonly kind: 'surprise' };

/** One version of the real set list, sung from one date to another. */
export type TourSetList = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly acts: readonly TourAct[];
  /** Songs that only some of the nights had. */
  readonly sometimes: readonly string[];
};

/** What was played by one instrument as a surprise on one night; a mashup holds several songs. */
export type SurprisePlay = {
  readonly date: string;
  readonly city: string;
  readonly instrument: SurpriseInstrument;
  readonly songIds: readonly string[];
};

/** The facts of the tour that a dream set list is measured by. */
export type Tour = {
  readonly setLists: readonly TourSetList[];
  readonly surprisePlays: readonly SurprisePlay[];
};

/** A first draft made of the real show, with what found no room in it and what the rules still need. */
export type TourDraft = {
  readonly setList: SetListDraft;
  readonly leftOut: readonly SetSong[];
  readonly problems: readonly SetListProblem[];
};

/**
 * Lays a real set list into an empty one: eras in the order of the show, each song in the era of its album, so that an
 * act of two eras is split. What the rules have no room for is left out; eras that were not played come last.
 */
export function draftFromTour(
  { acts }: TourSetList,
  empty: SetListDraft,
  eraOf: (songId: string) => string | null | undefined,
): TourDraft {
  const played = acts.flatMap((act) => (act.kind === 'surprise' ? [SURPRISE_ERA] : act.eras));
  const placeOf = (name: string) => (played.includes(name) ? played.indexOf(name) : played.length);
  const leftOut: SetSong[] = [];
  let setList: SetListDraft = {
    entries: empty.entries.toSorted((a, b) => placeOf(eraName(a)) - placeOf(eraName(b))),
  };
  for (const song of acts.flatMap((act) => (act.kind === 'era' ? act.songs : []))) {
    const era = eraOf(songIdsIn(song)[0] ?? '');
    const added =
      era && hasEra(setList, era) ? editSetList(setList, { kind: 'add', era, songs: [song] }) : undefined;
    if (added?.ok) setList = added.value;
    else leftOut.push(song);
  }
  return { setList, leftOut, problems: checkSetList(setList) };
}

function hasEra({ entries }: SetListDraft, era: string): boolean {
  return entries.some((entry) => entry.kind === 'era' && entry.era === era);
}

/** What the tour did with a song of a fan's set list. */
export type SongOnTour = {
  readonly songId: string;
  /** Which versions of the set list had it. */
  readonly setLists: readonly string[];
  /** Whether only some nights had it beside the surprise songs. */
  readonly wasSometimes: boolean;
  /** The nights on which it was a surprise song, in order of time. */
  readonly surprises: readonly SurprisePlay[];
};

/** A surprise song of a fan's set list. */
export type PickOnTour = SongOnTour & { readonly instrument: SurpriseInstrument };

/**
 * A dream set list beside the real one, the differences first. Each song of the set list is in one of `neverPlayed`,
 * `onlyAsSurprise`, `picks` and `inBoth`.
 */
export type TourComparison = {
  /** What the tour never played: songs of the fan's show, then the fan's surprise songs. */
  readonly neverPlayed: readonly (SongOnTour | PickOnTour)[];
  /** Songs of the fan's show that the tour had as surprise songs alone. */
  readonly onlyAsSurprise: readonly SongOnTour[];
  /** Songs that the tour's show had and the fan's set list has not, in the order of the tour. */
  readonly onlyThere: readonly SongOnTour[];
  /** The fan's surprise songs that the tour played in some way. */
  readonly picks: readonly PickOnTour[];
  /** Songs that both shows have. */
  readonly inBoth: readonly SongOnTour[];
};

/** Looks up each song of a set list in the tour, and the tour's in the set list; both halves of a mashup are songs. */
export function compareWithTour({ entries }: SetListDraft, tour: Tour): TourComparison {
  const look = (songId: string): SongOnTour => ({
    songId,
    setLists: tour.setLists
      .filter(({ acts }) => acts.some((act) => act.kind === 'era' && act.songs.some(holds(songId))))
      .map(({ id }) => id),
    wasSometimes: tour.setLists.some(({ sometimes }) => sometimes.includes(songId)),
    surprises: tour.surprisePlays.filter(({ songIds }) => songIds.includes(songId)),
  });
  const idsOf = (songs: readonly SetSong[]) => songs.flatMap(songIdsIn);
  const own = new Set(idsOf(entries.flatMap(songsOfEntry)));
  const played = tour.setLists.flatMap(({ acts, sometimes }) => [
    ...idsOf(acts.flatMap((act) => (act.kind === 'era' ? act.songs : []))),
    ...sometimes,
  ]);
  const show = idsOf(entries.flatMap((entry) => (entry.kind === 'era' ? entry.songs : []))).map(look);
  const picks = entries.flatMap((entry) =>
    entry.kind === 'era'
      ? []
      : surpriseInstruments.flatMap((instrument) =>
          idsOf(entry[instrument] === null ? [] : [entry[instrument]]).map((id) => ({
            ...look(id),
            instrument,
          })),
        ),
  );
  return {
    neverPlayed: [...show, ...picks].filter((song) => !wasPlayed(song)),
    onlyAsSurprise: show.filter((song) => wasPlayed(song) && !wasInShow(song)),
    onlyThere: [...new Set(played)].filter((songId) => !own.has(songId)).map(look),
    picks: picks.filter(wasPlayed),
    inBoth: show.filter(wasInShow),
  };
}

function holds(songId: string): (song: SetSong) => boolean {
  return (song) => songIdsIn(song).includes(songId);
}

/** Whether a version of the tour's show had a song, if only on some nights. */
function wasInShow({ setLists, wasSometimes }: SongOnTour): boolean {
  return setLists.length > 0 || wasSometimes;
}

/** Whether the tour ever played a song, in the show or as a surprise. */
function wasPlayed(song: SongOnTour): boolean {
  return wasInShow(song) || song.surprises.length > 0;
}

/** How long a version of the real show was, with the average of its nights' surprise songs. */
export function lengthOfTour(
  { from, to, acts }: TourSetList,
  tour: Tour,
  durationOf: DurationOf,
): ShowLength {
  const show = lengthOfSongs(
    acts.flatMap((act) => (act.kind === 'era' ? act.songs : [])),
    durationOf,
  );
  const plays = tour.surprisePlays.filter(({ date }) => date >= from && date <= to);
  const nights = new Set(plays.map(({ date }) => date)).size;
  if (nights === 0) return show;
  // More than two songs at once last as long as the longest of them, just as a mashup does.
  const surprise = lengthOfSongs(
    plays.map(({ songIds }) => songIds.join('/')),
    durationOf,
  );
  return { seconds: Math.round(show.seconds + surprise.seconds / nights), isAbout: true };
}
