import { expect, test } from 'vitest';
import { findNextAlbum } from './finished-album.tsx';

const albums = ['a', 'b', 'c', 'singles'].map((key) => ({ key }));

test.each([
  { after: 'a', ranked: ['a'], next: 'b' },
  { after: 'a', ranked: ['a', 'b'], next: 'c' },
  { after: 'c', ranked: ['c'], next: 'a' },
  { after: 'b', ranked: ['b', 'c'], next: 'a' },
  { after: 'singles', ranked: ['singles', 'a'], next: 'b' },
  { after: 'b', ranked: ['a', 'b', 'c'], next: undefined },
  { after: 'b', ranked: ['a', 'c'], next: undefined },
  { after: 'unknown', ranked: [], next: 'a' },
])('after $after, with $ranked ranked, comes $next', ({ after, ranked, next }) => {
  expect(findNextAlbum(albums, after, (key) => ranked.includes(key))?.key).toBe(next);
});
