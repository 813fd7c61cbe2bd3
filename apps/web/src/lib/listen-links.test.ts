import { describe, expect, test } from 'vitest';
import { listenLinks } from './listen-links.ts';

describe('where a song can be heard', () => {
  test('is each service, the favorite one first, with whatever a title holds', () => {
    const links = listenLinks({ title: '"Slut!" & 50% / more?', artist: 'A#B' }, 'spotify');
    expect(links.map(({ service }) => service)).toEqual(['spotify', 'apple-music', 'youtube-music']);
    for (const { address } of links) {
      const { search, pathname, hash } = new URL(address);
      const words = decodeURIComponent(search === '' ? pathname : search);
      expect(words).toContain('A#B "Slut!" & 50% / more?');
      expect(hash).toBe('');
    }
  });

  test('is its own page, where that is known', () => {
    const page = 'https://music.apple.com/us/album/x/1?i=2';
    expect(listenLinks({ title: 'willow', artist: 'A', page }, 'apple-music')).toMatchObject([
      { service: 'apple-music', address: page, isPage: true },
      { service: 'spotify', isPage: false },
      { service: 'youtube-music', isPage: false },
    ]);
  });
});
