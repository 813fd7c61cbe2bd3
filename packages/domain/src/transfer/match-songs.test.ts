import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { describe, expect, test } from 'vitest';
import { createMatcher, type LineMatch } from './match-songs.ts';
import { LIST_LIMITS, checkText, readListedLines } from './read-lines.ts';

const albums = catalogueAlbums.map((album) => ({
  ...album,
  songs: album.songs.map(({ id, title, artist, featuring }) => ({
    id,
    title,
    artists: [artist, ...(featuring?.split(', ') ?? [])].filter((name) => name !== null),
  })),
}));
const titles = new Map(albums.flatMap(({ songs }) => songs.map(({ id, title }) => [id, title])));
const match = createMatcher(albums, 'Taylor Swift');

function matchText(text: string): readonly LineMatch[] {
  const read = readListedLines(text);
  if (!read.ok) throw new Error(read.problem.code);
  return match(read.value);
}
const meant = (text: string) => {
  const [found] = matchText(text);
  return found && 'songId' in found ? titles.get(found.songId) : found?.kind;
};

/** Titles as fans write them. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['cardigan', 'cardigan'],
  ['1. Cardigan – folklore', 'cardigan'],
  ['2) august', 'august'],
  ['Taylor Swift - Cruel Summer', 'Cruel Summer'],
  ['Cruel Summer - Taylor Swift', 'Cruel Summer'],
  ['Cruel Summer by Taylor Swift', 'Cruel Summer'],
  ['Style (Taylor’s Version)', 'Style'],
  ["Style (Taylor's Version)", 'Style'],
  ['Style (TV)', 'Style'],
  ['style tv', 'Style'],
  ['ATW10', 'All Too Well (10 Minute Version)'],
  ['atw', 'All Too Well'],
  ['All Too Well 10 Minute Version', 'All Too Well (10 Minute Version)'],
  [
    "All Too Well (10 Minute Version) (Taylor's Version) [From The Vault]",
    'All Too Well (10 Minute Version)',
  ],
  ["All Too Well (Taylor's Version)", 'All Too Well'],
  ['exile (feat. Bon Iver)', 'exile'],
  ['exile ft. Bon Iver', 'exile'],
  ['Bon Iver - exile', 'exile'],
  ['Taylor Swift - exile (feat. Bon Iver) - folklore', 'exile'],
  ['Lwymmd', 'Look What You Made Me Do'],
  ['wanegbt', 'We Are Never Ever Getting Back Together'],
  ['We are never ever getting back together', 'We Are Never Ever Getting Back Together'],
  ['Dont blame me', "Don't Blame Me"],
  ['youre on your own kid', "You're On Your Own, Kid"],
  ['YOYOK', "You're On Your Own, Kid"],
  ['tis the damn season', "'tis the damn season"],
  ['’Tis The Damn Season', "'tis the damn season"],
  ['no body no crime', 'no body, no crime'],
  ['no body, no crime (feat. HAIM)', 'no body, no crime'],
  ['Anti Hero', 'Anti-Hero'],
  ['antihero', 'Anti-Hero'],
  ['ready for it', '...Ready For It?'],
  ['...Ready for it?', '...Ready For It?'],
  ['So it goes', 'So It Goes...'],
  ['Question', 'Question...?'],
  ['the one', 'the 1'],
  ['the 1', 'the 1'],
  ['22', '22'],
  ['7. 22', '22'],
  ['15. Fifteen', 'Fifteen'],
  ['Seven', 'seven'],
  ['loml', 'loml'],
  ['Im gonna get you back', 'imgonnagetyouback'],
  ['thank you aimee', 'thanK you aIMee'],
  ['Champange Problems', 'champagne problems'],
  ['Enchnated', 'Enchanted'],
  ['Getway Car', 'Getaway Car'],
  ['Vigilante Shti', 'Vigilante Shit'],
  ['Death By A Thosand Cuts', 'Death By A Thousand Cuts'],
  ['The Last Great American Dynsaty', 'the last great american dynasty'],
  ['tlgad', 'the last great american dynasty'],
  ['Right Where You Left Me (bonus track)', 'right where you left me'],
  ['Is It Over Now? (Taylor’s Version) (From The Vault)', 'Is It Over Now?'],
  ['Slut!', '"Slut!"'],
  ['"Slut!" (Taylor\'s Version) (From The Vault)', '"Slut!"'],
  ['Me!', 'ME!'],
  ['ME! (feat. Brendon Urie of Panic! At The Disco)', 'ME!'],
  ['Florida (feat. Florence + The Machine)', 'Florida!!!'],
  ['Miss Americana and the Heartbreak Prince', 'Miss Americana & The Heartbreak Prince'],
  ['Forever and Always', 'Forever & Always'],
  ['Snow on the Beach (feat. Lana Del Rey)', 'Snow On The Beach'],
  ['woulda coulda shoulda', "Would've, Could've, Should've"],
  ['12\tbetty\tfolklore', 'betty'],
  ['Karma | Midnights', 'Karma'],
  ['- willow', 'willow'],
];

describe('songs of a list from elsewhere', () => {
  test('are found as fans spell them: 95 of 100, and none is taken for another', () => {
    const answers = SPELLINGS.map(([text, title]) => ({ text, title, found: meant(text) }));
    const isTitle = new Set(titles.values());
    const missed = answers.filter(({ title, found }) => found !== title);
    expect(missed.filter(({ found }) => isTitle.has(found ?? ''))).toEqual([]);
    expect(missed.length / SPELLINGS.length).toBeLessThanOrEqual(0.05);
  });

  test('each of them is sure by its title and its album, and by its title alone', () => {
    for (const { title: album, songs } of catalogueAlbums) {
      for (const [index, { title }] of songs.entries()) {
        expect(meant(`${index + 1}. ${title} – ${album}`)).toBe(title);
        expect(meant(title)).toBe(title);
      }
    }
  });

  test.each([
    'Love Story (Elvira Remix)',
    'Adele - Red',
    'evermore – folklore',
    'State of Grace (Acoustic Version)',
  ])('%s is left to the fan', (text) => {
    expect(matchText(text)[0]).toMatchObject({ kind: 'unclear' });
  });

  test('what is none of the catalogue stays unknown, with its line', () => {
    expect(matchText('cardigan\n\nBohemian Rhapsody')).toMatchObject([
      { kind: 'sure' },
      { kind: 'unknown', line: { line: 3, text: 'Bohemian Rhapsody' } },
    ]);
  });

  test('a song that was named before is a duplicate', () => {
    expect(matchText('cardigan\nCardigan – folklore').map(({ kind }) => kind)).toEqual(['sure', 'duplicate']);
  });
});

describe('texts', () => {
  test('a history of a sorter comes in an order that it allows', () => {
    const order = matchText('august > betty\ncardigan > august\nbetty > willow');
    expect(order.map((found) => 'songId' in found && titles.get(found.songId))).toEqual([
      'cardigan',
      'august',
      'betty',
      'willow',
    ]);
  });

  test('a history that contradicts itself says where', () => {
    expect(readListedLines('a > b\nb > a')).toMatchObject({ problem: { code: 'contradiction', line: 1 } });
  });

  test('an M3U playlist is read by its names', () => {
    const text = '#EXTM3U\n#EXTINF:215,Taylor Swift - willow\nhttps://example.org/1.mp3\n';
    expect(matchText(text)).toMatchObject([{ kind: 'sure', line: { line: 2 } }]);
  });

  test.each([
    ['', 'empty'],
    ['a\0b', 'binary'],
    ['<!DOCTYPE html><p>x</p>', 'web-page'],
    ['x'.repeat(LIST_LIMITS.bytes + 1), 'too-many-bytes'],
    ['x\n'.repeat(LIST_LIMITS.lines + 1), 'too-many-lines'],
  ])('%.20s is refused', (text, code) => {
    expect(checkText(text)).toEqual({ code });
  });

  test('a line without an end is refused', () => {
    expect(readListedLines(`willow\n${'x'.repeat(5000)}`)).toMatchObject({
      problem: { code: 'line-too-long', line: 2 },
    });
  });
});
