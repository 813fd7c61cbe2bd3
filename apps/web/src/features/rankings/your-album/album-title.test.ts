import { YOUR_ALBUM_TITLE_MOST } from '@thirteen/domain/rankings/track-groups.ts';
import { describe, expect, it } from 'vitest';
import {
  countCharacters,
  cutTitle,
  findAlbumTitle,
  forgetAlbumTitle,
  keepAlbumTitle,
} from './album-title.ts';

describe('the title of the own album', () => {
  it('is cut after so many characters, however the browser stores them', () => {
    const beads = '📿'.repeat(YOUR_ALBUM_TITLE_MOST);
    expect(countCharacters(beads)).toBe(YOUR_ALBUM_TITLE_MOST);
    expect(cutTitle(`${beads}📿`)).toBe(beads);
    expect(cutTitle('Short')).toBe('Short');
  });

  it('is kept per fan, whatever the case of the name, until it is emptied or forgotten', () => {
    keepAlbumTitle('Ada', 'Mine');
    expect(findAlbumTitle('ada')).toBe('Mine');
    expect(findAlbumTitle('grace')).toBe('');
    keepAlbumTitle('ada', '  ');
    expect(findAlbumTitle('ada')).toBe('');
    keepAlbumTitle('ada', 'Mine again');
    forgetAlbumTitle('Ada');
    expect(findAlbumTitle('ada')).toBe('');
  });
});
