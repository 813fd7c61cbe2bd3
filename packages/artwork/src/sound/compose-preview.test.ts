import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { eras } from '@thirteen/catalogue/eras.ts';
import { describe, expect, test } from 'vitest';
import { composePreview } from './compose-preview.ts';
import { isChordStep, isInKey, pitchedParts, previewBars, stepNearPitch } from './score.ts';
import type { Note, Score } from './score.ts';
import { catalogueSongs } from './testing/catalogue-songs.ts';

const scores = catalogueSongs.map((song) => ({ id: song.id, score: composePreview(song) }));

/** A melody as a listener knows it: rhythm and intervals, whatever the key, the tempo and the instrument. */
function shapeOf({ parts }: Score): string {
  const first = parts.melody[0]?.pitch ?? 0;
  return parts.melody
    .filter((note) => note.startBeat < previewBars * 4)
    .map((note) => `${note.startBeat}:${note.pitch - first}`)
    .join(' ');
}

function barsOf(score: Score): readonly (readonly Note[])[] {
  return Array.from({ length: previewBars }, (_, bar) =>
    score.parts.melody.filter((note) => Math.floor(note.startBeat / score.beatsPerBar) === bar),
  );
}

function rhythmOf(bar: readonly Note[], beatsPerBar: number): string {
  return bar.map((note) => note.startBeat % beatsPerBar).join(' ');
}

function isInside(score: Score, note: Note): boolean {
  return note.startBeat >= 0 && ((note.startBeat + note.beats) * 60) / score.tempoBpm <= score.seconds + 0.1;
}

function spanOf(notes: readonly Note[]): number {
  const pitches = notes.map((note) => note.pitch);
  return Math.max(...pitches) - Math.min(...pitches);
}

/** The ids of the songs for which a claim does not hold. */
function failing(claim: (score: Score) => boolean): readonly string[] {
  return scores.filter(({ score }) => !claim(score)).map(({ id }) => id);
}

describe('the previews of the whole catalogue', () => {
  test('cover every song of every era', () => {
    expect(scores).toHaveLength(catalogueAlbums.flatMap(({ songs }) => songs).length);
    expect(new Set(scores.map(({ score }) => score.theme))).toEqual(new Set(eras.map(({ key }) => key)));
  });

  test('have a melody each that no other song has, in any key or tempo', () => {
    expect(new Set(scores.map(({ score }) => shapeOf(score))).size).toBe(scores.length);
  });

  test('stay in key in all parts', () => {
    expect(
      failing((score) =>
        pitchedParts.every((part) => score.parts[part].every((note) => isInKey(score.key, note.pitch))),
      ),
    ).toEqual([]);
  });

  test('last 8 to 12 seconds, with room for the padding of the encoder', () => {
    expect(failing(({ seconds }) => seconds >= 8 && seconds <= 11.85)).toEqual([]);
  });

  test('never have a note that begins or ends outside of the clip', () => {
    expect(
      failing((score) =>
        pitchedParts.every((part) => score.parts[part].every((note) => isInside(score, note))),
      ),
    ).toEqual([]);
  });

  test('let the melody sing within an octave and a half', () => {
    expect(failing((score) => spanOf(score.parts.melody) <= 21)).toEqual([]);
  });

  test('repeat the rhythm of the first bar, as a motif that returns', () => {
    expect(
      failing((score) => {
        const [first = '', ...others] = barsOf(score).map((bar) => rhythmOf(bar, score.beatsPerBar));
        return others.includes(first);
      }),
    ).toEqual([]);
  });

  test('put the long notes of the melody, and those on strong beats, in the chord', () => {
    expect(
      failing((score) =>
        barsOf(score).every((bar, index) =>
          bar
            .filter((note) => note.beats > 1.4 || note.startBeat % score.beatsPerBar === 0)
            .every((note) =>
              isChordStep(stepNearPitch(score.key, note.pitch), score.chords[index]?.degree ?? -1),
            ),
        ),
      ),
    ).toEqual([]);
  });

  test('close on the tonic chord with the melody in it', () => {
    expect(
      failing(({ key, chords, parts }) => {
        const last = parts.melody.at(-1);
        return (
          chords.at(-1)?.degree === 0 && last !== undefined && isChordStep(stepNearPitch(key, last.pitch), 0)
        );
      }),
    ).toEqual([]);
  });

  test('begin with a chord and a bass at once, so that no clip starts with silence', () => {
    expect(
      failing(({ parts }) => parts.bass[0]?.startBeat === 0 && parts.harmony[0]?.startBeat === 0),
    ).toEqual([]);
  });

  test('lead each voice of a chord to a near one', () => {
    const moves = scores.flatMap(({ score }) =>
      score.chords.slice(1).map(({ voices }, index) => {
        const before = score.chords[index]?.voices ?? [];
        return Math.max(...voices.map((pitch, voice) => Math.abs(pitch - (before[voice] ?? pitch))));
      }),
    );
    expect(Math.max(...moves)).toBeLessThanOrEqual(7);
  });
});

describe('composePreview', () => {
  test('gives the same notes for the same song', () => {
    const song = { id: 'some-song', theme: 'red' } as const;
    expect(composePreview(song)).toEqual(composePreview(song));
  });

  test('composes for any id, also for a song that was added later', () => {
    expect(
      composePreview({ id: 'Ünïcode / or worse', theme: 'singles' }).parts.melody.length,
    ).toBeGreaterThan(4);
  });
});
