import { parseXml, XmlElement } from '@rgrove/parse-xml';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { fileKinds, toSongTable, type FileEnding } from './song-files.ts';
import { toPlainText, type TakenList } from './song-list.ts';

const list: TakenList = {
  name: 'My <best> & "only"',
  songs: [
    {
      id: 'slut',
      title: '"Slut!"',
      artist: 'Taylor Swift',
      album: "1989 (Taylor's Version)",
      released: '2023-10-27T00:00:00.000Z',
    },
    { id: 'x', title: '=1+1', artist: 'A & B', album: 'C <d>', released: null },
  ],
};
const write = (ending: FileEnding) => fileKinds[ending].write(list);

describe('a list that is taken along', () => {
  test('is a table that movers of playlists read, and no formula for a spreadsheet', () => {
    const { data, errors } = Papa.parse<Record<string, string>>(toSongTable(list), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data).toEqual([
      {
        Rank: '1',
        'Track name': '"Slut!"',
        'Artist name': 'Taylor Swift',
        Album: "1989 (Taylor's Version)",
        'Release date': '2023-10-27',
      },
      {
        Rank: '2',
        'Track name': "'=1+1",
        'Artist name': 'A & B',
        Album: 'C <d>',
        'Release date': '',
      },
    ]);
  });

  test('is an XSPF playlist', () => {
    const { root } = parseXml(write('xspf'));
    expect(root).toMatchObject({ name: 'playlist', attributes: { version: '1' } });
    const children = (parent: XmlElement, name: string) =>
      parent.children.filter((child) => child instanceof XmlElement).filter((child) => child.name === name);
    const [trackList] = root ? children(root, 'trackList') : [];
    const tracks = trackList ? children(trackList, 'track') : [];
    expect(tracks.map((track) => children(track, 'title')[0]?.text)).toEqual(['"Slut!"', '=1+1']);
    expect(tracks.map((track) => children(track, 'album')[0]?.text)).toEqual([
      "1989 (Taylor's Version)",
      'C <d>',
    ]);
    expect(root && children(root, 'title')[0]?.text).toBe(list.name);
  });

  test('is a JSPF playlist', () => {
    expect(JSON.parse(write('jspf'))).toMatchObject({
      playlist: {
        title: list.name,
        track: [{ title: '"Slut!"', creator: 'Taylor Swift' }, { title: '=1+1' }],
      },
    });
  });

  test('is data with a schema and a version', () => {
    expect(JSON.parse(write('json'))).toMatchObject({
      schema: 'thirteen-list',
      version: 1,
      songs: [{ rank: 1, id: 'slut' }, { rank: 2 }],
    });
  });

  test('is text, one song a line; an album stands for itself', () => {
    expect(toPlainText(list)).toBe('1. "Slut!" – 1989 (Taylor\'s Version)\n2. =1+1 – C <d>');
    expect(toPlainText({ name: 'x', of: 'albums', songs: [{ title: 'Lover', album: 'Lover' }] })).toBe(
      '1. Lover',
    );
  });
});
