import { expect, test } from 'vitest';
import { reasonsNotToShare } from './shareable.ts';

const READY = { chosenSongs: 1, answers: ['', 'Red', ''], topAlbums: 5 };
const SONG = 'Add at least one song to your Top 13';
const ANSWER = 'Answer at least one question in the Swiftie Questionnaire';
const ALBUMS = 'Rank your top 5 albums';

test.each([
  ['with one song, one answer and five albums', READY, []],
  ['without a song', { ...READY, chosenSongs: 0 }, [SONG]],
  ['with empty answers', { ...READY, answers: ['', ''] }, [ANSWER]],
  ['without answers', { ...READY, answers: [] }, [ANSWER]],
  ['with four albums', { ...READY, topAlbums: 4 }, [ALBUMS]],
  ['with nothing', { chosenSongs: 0, answers: [], topAlbums: 0 }, [SONG, ANSWER, ALBUMS]],
])('a profile %s', (_what, parts, reasons) => {
  expect(reasonsNotToShare(parts)).toEqual(reasons);
});
