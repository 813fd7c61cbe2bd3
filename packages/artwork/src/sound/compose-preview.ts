import { composeBass, composeDrums, composeHarmony, composePad } from './accompaniment.ts';
import { seededRandom } from '../random.ts';
import { soundOf } from './era-sounds.ts';
import { composeChords } from './harmony.ts';
import { composeMelody } from './melody.ts';
import { previewBars } from './score.ts';
import type { Key, PreviewSong, Score } from './score.ts';

const LOWEST_TONIC = 57;

/**
 * Composes the preview of a song: always the same notes for the same id and theme, and other notes for another id. The
 * notes come from random numbers and common chord loops; nothing is taken from the song itself.
 */
export function composePreview(song: PreviewSong): Score {
  const era = soundOf(song.theme);
  // Each part has random numbers of its own, so that a change to one part leaves the others as they were.
  const randomOf = (part: string) => seededRandom(`${song.id} ${part}`);

  const frame = randomOf('frame');
  const { meter, slowest, fastest } = frame.pick(era.tempos);
  const tempoBpm = Math.round(frame.between(slowest, fastest));
  const key: Key = {
    tonic: LOWEST_TONIC + Math.floor(frame.between(0, 12)),
    mode: frame.next() < era.minorShare ? 'minor' : 'major',
  };

  const closingBeats = (era.closingSeconds * tempoBpm) / 60;
  const chords = composeChords({
    random: randomOf('chords'),
    key,
    meter,
    color: era.color,
    center: era.harmony.center,
    closingBeats,
  });
  const band = randomOf('band');
  return {
    theme: song.theme,
    key,
    tempoBpm,
    beatsPerBar: meter,
    seconds: ((previewBars * meter + closingBeats) * 60) / tempoBpm,
    chords,
    parts: {
      melody: composeMelody({
        random: randomOf('melody'),
        key,
        meter,
        chords,
        pace: era.melody.pace,
        center: era.melody.center,
      }),
      harmony: composeHarmony(band, chords, band.pick(era.harmony.styles), meter),
      pad: composePad(chords),
      bass: composeBass(key, chords, band.pick(era.bass.styles), meter),
    },
    drums: era.drums ? composeDrums(band.pick(era.drums.patterns[meter]), meter) : [],
  };
}
