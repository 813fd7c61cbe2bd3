import { TOP_ALBUMS } from '../rankings/complete-order.ts';

/** What counts of a profile when it comes to sharing it. */
export type ProfileParts = {
  readonly chosenSongs: number;
  readonly answers: readonly string[];
  /** How many albums the fan's Top 5 holds: 0 to 5. */
  readonly topAlbums: number;
};

/** Why a profile can't be shared yet, in the order and the words of the product (specification, section 5). */
export function reasonsNotToShare({ chosenSongs, answers, topAlbums }: ProfileParts): readonly string[] {
  return [
    ...(chosenSongs > 0 ? [] : ['Add at least one song to your Top 13']),
    ...(answers.some((answer) => answer !== '')
      ? []
      : ['Answer at least one question in the Swiftie Questionnaire']),
    ...(topAlbums === TOP_ALBUMS ? [] : ['Rank your top 5 albums']),
  ];
}
