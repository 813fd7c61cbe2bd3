import { describe, expect, test } from 'vitest';
import { fileKinds } from './song-files.ts';
import { readList } from './read-list.ts';

const noSong = () => undefined;
const titlesOf = (text: string) => {
  const read = readList(text, noSong);
  return read.ok ? read.value.map(({ title, text: whole }) => title ?? whole) : read.problem;
};
const song = { artist: 'Taylor Swift', album: 'evermore', released: null };
const list = {
  name: 'Best',
  songs: [
    { id: 'a', title: 'no body, no crime', ...song },
    { id: 'b', title: '-"<&>', ...song },
  ],
};

describe('a list from elsewhere', () => {
  test.each(Object.entries(fileKinds))('is read as this site writes it: %s', (_ending, { write }) => {
    expect(titlesOf(write(list))).toEqual(['no body, no crime', '-"<&>']);
  });

  test('is a table with its columns in any order, sorted by its ranks', () => {
    expect(titlesOf('Album,Title,Rank\nLover,The Man,2\nRed,22,1\n')).toEqual(['22', 'The Man']);
    expect(titlesOf('title;artist\nwillow;Taylor Swift\nivy;Taylor Swift')).toEqual(['willow', 'ivy']);
  });

  test('is a JSPF playlist, or an array of titles', () => {
    expect(titlesOf('{"playlist":{"track":[{"title":"ivy","creator":"x"},{}]}}')).toEqual(['ivy']);
    expect(titlesOf('["ivy", "willow"]')).toEqual(['ivy', 'willow']);
  });

  test('is text otherwise, commas and all', () => {
    expect(titlesOf('no body, no crime\nThat’s When')).toEqual(['no body, no crime', 'That’s When']);
  });

  test.each([
    ['<!DOCTYPE html><title>x</title>', 'web-page'],
    ['<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><playlist>&c;</playlist>', 'web-page'],
    ['<?xml version="1.0"?><rss/>', 'web-page'],
    ['<playlist><trackList>', 'damaged'],
    ['{"playlist":', 'damaged'],
    ['{"songs":5}', 'damaged'],
    [`title,artist\n${'x'.repeat(2000)}`, 'line-too-long'],
    [`title,artist${'x'.repeat(500_000)}`, 'line-too-long'],
    [`[${'"a",'.repeat(5001)}"a"]`, 'too-many-lines'],
  ])('%.40s is refused', (text, code) => {
    expect(titlesOf(text)).toMatchObject({ code });
  });

  test('an address of a Top 13 that is damaged is said to be so', () => {
    expect(titlesOf(`https://example.org/t13/${'0'.repeat(23)}`)).toEqual({ code: 'damaged' });
  });
});
