import { eraThemes } from '@thirteen/domain/catalogue/era-theme.ts';
import { describe, expect, test } from 'vitest';
import { eraInks } from '../drawing/era-ink.ts';
import { mix } from '../drawing/marks.ts';
import { NIGHT } from './night.ts';
import { stages } from './stage.ts';
import { contrast } from './testing/contrast.ts';

// The least that a panel covers, at its right edge, over the lightest that art can be.
const LEAST_COVER = 0.72;

describe.each(eraThemes)('on the stage of %s', (theme) => {
  const { ground, ink, onBead } = stages[theme];

  test('the name of a fan can be read on the whole ground', () => {
    expect(Math.min(...ground.map((color) => contrast(ink, color)))).toBeGreaterThan(4.5);
  });

  test('the numeral of a bead can be read', () => {
    expect(contrast(onBead, eraInks[theme].bead)).toBeGreaterThan(4.5);
  });

  test('the titles of songs can be read, whatever is behind their panel', () => {
    const lightest = mix('#ffffff', eraInks[theme].panel, LEAST_COVER);
    expect(contrast(NIGHT.words, lightest)).toBeGreaterThan(4.5);
  });
});
