import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { SetListProblem } from '@thirteen/domain/set-list/set-list-rules.ts';

/** A broken rule as the API tells it: the code with its data, and a sentence. */
export type SetListDetail = SetListProblem & { readonly message: string };

export function toDetail(
  problem: SetListProblem,
  { songsById }: Pick<Catalogue, 'songsById'>,
): SetListDetail {
  const titleOf = (songId: string) => songsById.get(songId)?.title ?? songId;
  return { ...problem, message: sentence(problem, titleOf) };
}

function sentence(problem: SetListProblem, titleOf: (songId: string) => string): string {
  switch (problem.code) {
    case 'set-list-song-count':
      return `The show has ${problem.count} of ${problem.needed} songs`;
    case 'set-list-too-many-songs':
      return `The show has ${problem.count} songs, at most ${problem.limit} are allowed`;
    case 'set-list-surprise-count':
      return `There are ${problem.count} of ${problem.needed} surprise songs`;
    case 'set-list-too-many-mashups':
      return `There are ${problem.count} mashups, at most ${problem.limit} are allowed`;
    case 'set-list-era-empty':
      return `${problem.era} has no songs`;
    case 'set-list-era-full':
      return `${problem.era} has ${problem.count} songs, at most ${problem.limit} are allowed`;
    case 'set-list-song-used':
      return `${titleOf(problem.songId)} is used twice`;
    case 'set-list-unknown-song':
      return `Unknown song: ${problem.songId}`;
  }
}
