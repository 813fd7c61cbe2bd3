import { contrast } from '@thirteen/catalogue/contrast.ts';
import { eras } from '@thirteen/catalogue/eras.ts';
import { expect, test } from 'vitest';
import { mix } from '../drawing/marks.ts';
import { NIGHT } from './night.ts';

// The least that a panel covers, at its right edge, over the lightest that art can be.
const LEAST_COVER = 0.72;

test.each(eras)(
  'the titles of songs can be read on the panel of $key, whatever is behind it',
  ({ colors }) => {
    const lightest = mix('#ffffff', colors.panel, LEAST_COVER);
    expect(contrast(NIGHT.words, lightest)).toBeGreaterThan(4.5);
  },
);
