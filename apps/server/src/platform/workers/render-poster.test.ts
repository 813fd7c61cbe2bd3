import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import { drawPoster } from '@thirteen/artwork/posters/posters.ts';
import { describe, expect, test } from 'vitest';
import { createLettering } from './lettering.ts';
import { renderPoster } from './render-poster.ts';

const show = { username: 'juniper', eras: [], guitar: 'One', piano: 'Two' };
const address = 'thirteen.example/share-setlist/juniper';
const posters: readonly Poster[] = [
  { kind: 'set-list-card', show },
  { kind: 'set-list-poster', show, address },
];

describe.each(posters)('the $kind in the fonts of the site', (poster) => {
  test('breaks none of the words that all of its kind have in common', async () => {
    const lettering = await createLettering();
    const words: string[] = [];
    drawPoster(poster, {
      ...lettering,
      set(text, style) {
        words.push(...text.split(' '));
        return lettering.set(text, style);
      },
    });
    expect(words).toEqual(
      expect.arrayContaining(['My', 'Eras', 'Tour', 'juniper', 'Surprise', 'songs', 'One', 'Two']),
    );
  });

  test('is the same PNG each time', async () => {
    const png = Buffer.from(await renderPoster(poster));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(Buffer.from(await renderPoster(poster)).equals(png)).toBe(true);
  });
});
