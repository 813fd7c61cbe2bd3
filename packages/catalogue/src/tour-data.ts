import { toMashup, type SetSong, type SurpriseInstrument } from '@thirteen/domain/set-list/set-list.ts';
import type { SurprisePlay, Tour, TourAct, TourSetList } from '@thirteen/domain/set-list/tour.ts';
import { catalogueAlbums } from './catalogue-data.ts';
import data from './data/eras-tour.json' with { type: 'json' };

type SungSong = { readonly songId: string; readonly note?: string };

type ActData = {
  readonly kind: string;
  readonly eras: readonly string[];
  readonly songs: readonly SungSong[];
};

type SurpriseData = {
  readonly instrument: string;
  readonly songs: readonly { readonly songId?: string; readonly title?: string }[];
};

const MEDLEY_NOTE = 'performed as one medley';
const erasByAlbum = new Map(catalogueAlbums.map(({ key, era }) => [key, era]));

/** The two set lists of the tour and the surprise songs of each night. */
export const tourData: Tour = {
  setLists: data.setLists.map(toSetList),
  surprisePlays: data.surpriseSongs.flatMap(({ date, city, sets }) =>
    sets.map((set) => toSurprisePlay(set, { date, city })),
  ),
};

function toSetList({ id, from, to, acts, variations }: (typeof data.setLists)[number]): TourSetList {
  return {
    id,
    from,
    to,
    acts: acts.map(toAct),
    sometimes: variations.flatMap((variation) => ('added' in variation ? (variation.added ?? []) : [])),
  };
}

function toAct(act: Partial<ActData>): TourAct {
  if (act.kind === 'surpriseSongs') return { kind: 'surprise' };
  const eras = (act.eras ?? []).flatMap((key) => erasByAlbum.get(key) ?? []);
  return { kind: 'era', eras, songs: joinMedleys(act.songs ?? []) };
}

/** Songs that were sung into each other carry the same note; they become one mashup. */
function joinMedleys(songs: readonly SungSong[]): readonly SetSong[] {
  const joined: SetSong[] = [];
  for (const [index, { songId, note }] of songs.entries()) {
    const isContinued = note?.startsWith(MEDLEY_NOTE) === true && songs[index - 1]?.note === note;
    const before = isContinued ? joined.pop() : undefined;
    joined.push(before === undefined ? songId : toMashup(before, songId));
  }
  return joined;
}

/** Songs outside of the catalogue have no id, and are left out. */
function toSurprisePlay(
  { instrument, songs }: SurpriseData,
  night: { readonly date: string; readonly city: string },
): SurprisePlay {
  return {
    ...night,
    instrument: toInstrument(instrument),
    songIds: songs.flatMap(({ songId }) => songId ?? []),
  };
}

function toInstrument(name: string): SurpriseInstrument {
  return name === 'piano' ? 'piano' : 'guitar';
}
