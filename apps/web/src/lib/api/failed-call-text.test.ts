import { login } from '@thirteen/contract/account.ts';
import { getAlbum, listAlbums, searchSongs } from '@thirteen/contract/catalogue.ts';
import { getTrackRankings, saveAllSongsRanking } from '@thirteen/contract/rankings.ts';
import {
  getPublicSetList,
  getSetList,
  getSetListOf,
  listSurpriseSongs,
  saveSetList,
} from '@thirteen/contract/set-list.ts';
import { getTop13 } from '@thirteen/contract/top13.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { failedCallText } from './failed-call-text.ts';

const refused = new ApiError('album-not-found', { status: 404, message: 'Unknown album' });
const lost = new ApiError('offline', { cause: new TypeError('Failed to fetch') });

/** Section 8 of the specification, by the call that fails. */
test.each([
  [getSetList, 'Failed to fetch Eras Tour set list'],
  [saveSetList, 'Failed to update Eras Tour set list'],
  [getSetListOf, 'Failed to fetch Eras Tour set list by username'],
  [getPublicSetList, 'Failed to fetch Eras Tour set list by username'],
  [listSurpriseSongs, 'Failed to fetch surprise songs'],
  [getAlbum, 'Error Code: 404 Message: Unknown album'],
  [getTop13, 'Error Code: 404 Message: Unknown album'],
  [getTrackRankings, 'Error Code: 404 Message: Unknown album'],
  [saveAllSongsRanking, 'Error Code: 404 Message: Unknown album'],
  [login, 'POST /api/auth/login failed'],
  [searchSongs, 'GET /api/albums/songSearch failed'],
  [listAlbums, 'GET /api/albums/allAlbums failed'],
])('$method $path leaves in the console: %s', (endpoint, text) => {
  expect(failedCallText(endpoint, refused)).toBe(text);
});

describe('an album or a ranking without an answer', () => {
  test('tells what the browser said', () => {
    expect(failedCallText(getAlbum, lost)).toBe('Error: Failed to fetch');
  });

  test('has a text for what nobody explained', () => {
    const silent = new ApiError('unavailable', { status: 502 });
    expect(failedCallText(getAlbum, silent)).toBe('An unknown error occurred!');
  });
});
