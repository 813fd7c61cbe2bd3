import type { SurpriseInstrument } from '@thirteen/domain/set-list/set-list.ts';
import type { PickOnTour, SongOnTour } from '@thirteen/domain/set-list/tour.ts';
import { several } from '#features/set-list/set-list.words.ts';

/** A day in short: Mar 17, 2023. */
function dateWords(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** What the builder says of the real tour. */
export const tourWords = {
  length: 'Running time',
  real: (id: string) => `The real show, ${id}`,
  start: 'Start from the real set list',
  compare: 'Compare with the tour',
  notLoaded: 'The real tour didn’t load.',
  loading: 'Loading the tour',
  version: (id: string, from: string, to: string) => `${id} (${dateWords(from)} to ${dateWords(to)})`,
  versions: 'Which show?',
  brings: (songs: number, mashups: number) =>
    mashups === 0
      ? `Adds ${several(songs, 'song')}.`
      : `Adds ${several(songs, 'song')}; ${mashups === 1 ? 'the medley counts as one mashup' : `${mashups} medleys count as mashups`}.`,
  leftOut: 'Left out, because an era holds six songs:',
  stillNeeds: 'You’ll still need:',
  replaces: 'This replaces your current set list. You can undo it.',
  use: 'Use this set list',
  played: (count: number, of: number) => `Played on the tour: ${count} of your ${several(of, 'song')}.`,
  counted: (hasPicks: boolean, hasMashups: boolean) => {
    const more = [hasPicks && 'your surprise songs', hasMashups && 'both songs of each mashup'];
    const counted = more.filter((part) => part !== false).join(' and ');
    return counted === '' ? '' : `That counts ${counted}.`;
  },
  yourPick: (instrument: SurpriseInstrument) => `Your ${instrument} surprise song`,
  picks: (count: number) => `Your surprise songs, played on the tour (${count})`,
  where: (count: number) => `Where it was played (${count})`,
  night: (date: string, city: string, instrument: string) => `${dateWords(date)}, ${city}, ${instrument}`,
  neverPlayed: (count: number) => `Never played on the tour (${count})`,
  onlyAsSurprise: (count: number) => `Only as surprise songs on the tour (${count})`,
  onlyThere: (count: number) => `Only in the tour’s show (${count})`,
  inBoth: (count: number) => `In both shows (${count})`,
  add: 'Add',
  addNamed: (title: string, era: string) => `Add ${title} to ${era}`,
  noDifference: 'Your show has the very songs of the tour.',
  nothing: 'Add some songs first, then see which of them were played on the tour.',
} as const;

/** What the tour did with a song, as one sentence; of a song that it never played, whether it is one of the fan's surprise songs. */
export function describeOnTour(song: SongOnTour | PickOnTour): string {
  const { setLists, wasSometimes, surprises } = song;
  const often = ['', 'once', 'twice'][surprises.length] ?? `${surprises.length} times`;
  const parts = [
    setLists.length > 0 && `in the ${setLists.join(' and ')} show`,
    wasSometimes && 'on some nights',
    surprises.length > 0 && `${often} a surprise song`,
  ].filter((part) => part !== false);
  if (parts.length === 0 && 'instrument' in song) return tourWords.yourPick(song.instrument);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
