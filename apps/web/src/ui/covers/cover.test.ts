import { describe, expect, test } from 'vitest';
import { coverSource, coverSources } from './cover.tsx';

test.each([
  {
    name: 'a small drawn cover as a picture',
    src: '/media/covers/red.svg',
    size: 96,
    file: '/media/covers/red-192.png',
  },
  {
    name: 'a large drawn cover as it is',
    src: '/media/covers/red.svg',
    size: 97,
    file: '/media/covers/red.svg',
  },
  {
    name: 'a cover from elsewhere as it is',
    src: 'https://a.example/red.svg',
    size: 48,
    file: 'https://a.example/red.svg',
  },
  {
    name: 'the cover of the singles where there is none',
    src: null,
    size: 320,
    file: '/media/covers/singles.svg',
  },
  {
    name: 'the default artist image for an empty address',
    src: '',
    size: 48,
    file: '/media/scenes/default-artist.svg',
  },
])('shows $name', ({ src, size, file }) => {
  expect(coverSource(src, size)).toBe(file);
});

describe('coverSources', () => {
  test('offers a smaller picture of a small drawn cover', () => {
    expect(coverSources('/media/covers/red.svg?v=1', 52)).toBe(
      '/media/covers/red-96.png?v=1 96w, /media/covers/red-192.png?v=1 192w',
    );
  });

  test('offers nothing else of large covers and of those from elsewhere', () => {
    expect(coverSources('/media/covers/red.svg', 320)).toBeUndefined();
    expect(coverSources('https://covers.example/red.jpg', 52)).toBeUndefined();
  });
});
