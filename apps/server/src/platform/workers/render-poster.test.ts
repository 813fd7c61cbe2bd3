import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TypeStyle } from '@thirteen/artwork/lettering/lettering.ts';
import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import { drawPoster } from '@thirteen/artwork/posters/posters.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLettering } from './lettering.ts';
import { createPaintedInlay } from './painted-inlay.ts';
import { renderPoster } from './render-poster.ts';

let art = '';
beforeAll(async () => {
  art = await mkdtemp(join(tmpdir(), 'thirteen-art-'));
});
afterAll(() => rm(art, { recursive: true, force: true }));

const show = { username: 'juniper', eras: [], guitar: 'One', piano: 'Two' };
const fan = {
  username: 'juniper',
  theme: 'lover',
  image: 'lover-1',
  songs: [{ slot: 1, title: 'One', theme: 'red' }],
} as const;
const address = 'thirteen.example/share-setlist/juniper';
const tour = ['My', 'Eras', 'Tour', 'juniper', 'Surprise', 'songs', 'One', 'Two'];
const top13 = ['My', 'Top', '13', 'juniper', 'One'];
const posters: readonly { readonly poster: Poster; readonly words: readonly string[] }[] = [
  { poster: { kind: 'set-list-card', show }, words: tour },
  { poster: { kind: 'set-list-poster', show, address }, words: tour },
  { poster: { kind: 'set-list-square', show, address }, words: tour },
  { poster: { kind: 'profile-card', fan }, words: top13 },
  { poster: { kind: 'profile-poster', fan, address }, words: top13 },
  { poster: { kind: 'profile-square', fan, address }, words: top13 },
];

describe.each(posters)('the $poster.kind in the fonts of the site', ({ poster, words: expected }) => {
  test('breaks none of the words that all of its kind have in common', async () => {
    const lettering = await createLettering();
    const words: string[] = [];
    const listening = {
      ...lettering,
      set(text: string, style: TypeStyle) {
        words.push(...text.split(' '));
        return lettering.set(text, style);
      },
    };
    drawPoster(poster, listening, createPaintedInlay(art));
    expect(words).toEqual(expect.arrayContaining([...expected]));
  });

  test('is the same PNG each time', async () => {
    const png = Buffer.from(await renderPoster(poster, art));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(Buffer.from(await renderPoster(poster, art)).equals(png)).toBe(true);
  });
});
