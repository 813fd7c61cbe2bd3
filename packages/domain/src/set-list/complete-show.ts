import { editSetList, type SetListEdit } from './edit-set-list.ts';
import {
  countSetList,
  SHOW_SONGS,
  surpriseInstruments,
  type SetListDraft,
  type SetSong,
  type SurpriseInstrument,
} from './set-list.ts';

/** What a show is filled up with: songs in the order in which they are wished for, and picks for each instrument. */
export type ShowWishes = {
  readonly songs: readonly SetSong[];
  readonly picks: Readonly<Record<SurpriseInstrument, readonly SetSong[]>>;
  readonly eraOf: (song: SetSong) => string | null | undefined;
};

/**
 * Fills a set list up to a whole show: the surprise songs, a song for each empty era, then songs until the show is full.
 * What a rule refuses is passed over, so that the result complies wherever the wishes are enough.
 */
export function completeShow(setList: SetListDraft, { songs, picks, eraOf }: ShowWishes): SetListDraft {
  let show = setList;
  const isPicked = (instrument: SurpriseInstrument) =>
    setList.entries.some((entry) => entry.kind === 'surprise' && entry[instrument] !== null);
  for (const instrument of surpriseInstruments) {
    if (isPicked(instrument)) continue;
    const pick = (song: SetSong): SetListEdit => ({ kind: 'pick', instrument, song });
    show = doFirst(show, picks[instrument].map(pick));
  }
  const adds = songs.flatMap((song) => {
    const era = eraOf(song);
    return era ? [{ kind: 'add' as const, era, songs: [song] }] : [];
  });
  for (const entry of setList.entries) {
    if (entry.kind !== 'era' || entry.songs.length > 0) continue;
    show = doFirst(
      show,
      adds.filter(({ era }) => era === entry.era),
    );
  }
  for (const add of adds) {
    if (countSetList(show).showSongs >= SHOW_SONGS) break;
    show = doFirst(show, [add]);
  }
  return show;
}

/** Does the first of the edits that no rule refuses. */
function doFirst(setList: SetListDraft, edits: readonly SetListEdit[]): SetListDraft {
  for (const edit of edits) {
    const edited = editSetList(setList, edit);
    if (edited.ok) return edited.value;
  }
  return setList;
}
