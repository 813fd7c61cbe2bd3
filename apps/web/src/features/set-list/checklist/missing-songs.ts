import { checkSetList } from '@thirteen/domain/set-list/set-list-rules.ts';
import {
  countSetList,
  MAX_ERA_SONGS,
  SHOW_SONGS,
  surpriseInstruments,
  type SetListDraft,
} from '@thirteen/domain/set-list/set-list.ts';
import type { AddTarget } from '#features/set-list/set-list-context.ts';
import { instrumentNames, missingWords } from '#features/set-list/set-list.words.ts';

/** Something that the show still needs, and where to add it. Without a place it is only named. */
export type Missing = { readonly key: string; readonly text: string; readonly target?: AddTarget };

/** What is still missing for Verify, a line for each place in the builder. */
export function listMissing(setList: SetListDraft): readonly Missing[] {
  const codes = new Set(checkSetList(setList).map(({ code }) => code));
  return [
    ...(codes.has('set-list-song-count') ? [missingSongs(setList)] : []),
    ...setList.entries.flatMap((entry): readonly Missing[] => {
      if (entry.kind === 'surprise') {
        return surpriseInstruments
          .filter((instrument) => entry[instrument] === null)
          .map((instrument) => ({
            key: instrument,
            text: missingWords.pick(instrumentNames[instrument]),
            target: { kind: 'surprise', instrument },
          }));
      }
      if (entry.songs.length > 0) return [];
      const target = { kind: 'era', era: entry.era } as const;
      return [{ key: entry.era, text: missingWords.era(entry.era), target }];
    }),
  ];
}

/** Leads to the era with the fewest songs that has room. */
function missingSongs(setList: SetListDraft): Missing {
  const { showSongs } = countSetList(setList);
  const [emptiest] = setList.entries
    .flatMap((entry) => (entry.kind === 'era' && entry.songs.length < MAX_ERA_SONGS ? [entry] : []))
    .toSorted((a, b) => a.songs.length - b.songs.length);
  return {
    key: 'songs',
    text: missingWords.songs(SHOW_SONGS - showSongs),
    ...(emptiest && { target: { kind: 'era', era: emptiest.era } as const }),
  };
}
