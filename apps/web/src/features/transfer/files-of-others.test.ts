import { spawnSync } from 'node:child_process';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { fileKinds } from './song-files.ts';
import { toPlainText, toTakenSongs, type TakenList } from './song-list.ts';
import { jspfSchema } from './testing/jspf-schema.ts';
import { xspfGrammar } from './testing/xspf-grammar.ts';
import { understand } from './understand.ts';

const isEverything = process.env['TEST_ALL'] === '1';
const albums = catalogueAlbums.map((album) => ({
  ...album,
  songs: album.songs.map(({ id, ...song }) => ({ ...song, _id: id, number: null })),
})) as unknown as readonly Album[];
const ids = albums.flatMap(({ songs }) => songs.map((song) => song['_id']));
const everySong: TakenList = { name: 'Every song', songs: toTakenSongs(ids, albums) };

const validate = (schema: object) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  return ajv.compile(schema);
};
const isJspf = validate(jspfSchema);
const grammar = RelaxNGValidator.fromDoc(XmlDocument.fromString(xspfGrammar));

/** What a fan may call a list, or an operator a song. */
const anyTitle = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
const anyList: fc.Arbitrary<TakenList> = fc.record({
  name: anyTitle,
  songs: fc.array(
    fc.record({
      id: fc.string(),
      title: anyTitle,
      artist: anyTitle,
      album: anyTitle,
      released: fc.constant(null),
    }),
    { maxLength: 5 },
  ),
});

describe('a list that leaves as a file', () => {
  test('is a playlist to a validator of JSPF', () => {
    const isValid = (list: TakenList) => isJspf(JSON.parse(fileKinds.jspf.write(list)));
    expect([isValid(everySong), isJspf.errors]).toEqual([true, null]);
    fc.assert(fc.property(anyList, isValid));
    expect(isJspf({ playlist: { track: [{ title: 5 }] } })).toBe(false);
  });

  test('is a playlist by the grammar of XSPF', () => {
    const check = (text: string) => {
      using document = XmlDocument.fromString(text);
      grammar.validate(document);
    };
    check(fileKinds.xspf.write(everySong));
    fc.assert(fc.property(anyList, (list) => check(fileKinds.xspf.write(list))));
    const broken = fileKinds.xspf.write(everySong).replaceAll('creator>', 'singer>');
    expect(() => check(broken)).toThrow('singer');
  });

  test.runIf(isEverything)('is a table to Python', () => {
    const script = 'import csv,json,sys;print(json.dumps(list(csv.DictReader(sys.stdin))))';
    const { stdout, error } = spawnSync('python3', ['-c', script], {
      input: fileKinds.csv.write(everySong),
      encoding: 'utf8',
      env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
      timeout: 60_000,
    });
    if (error) throw new Error('python3 has to be installed', { cause: error });
    const rows = JSON.parse(stdout) as readonly Record<string, string>[];
    const unescape = (text = '') => text.replace(/^'(?=[=+\-@])/u, '');
    expect(rows.map((row) => [Number(row['Rank']), unescape(row['Track name']), row['Album']])).toEqual(
      everySong.songs.map(({ title, album }, index) => [index + 1, title, album]),
    );
  });
});

describe('a list that leaves and comes in again', () => {
  const files = {
    text: toPlainText,
    ...Object.fromEntries(Object.entries(fileKinds).map(([ending, { write }]) => [ending, write])),
  };
  const comeIn = (given: string) => {
    const read = understand({ given, albums });
    if (!read.ok || read.value.kind !== 'list') return read;
    return read.value.matches.map((match) => (match.kind === 'sure' ? match.songId : match));
  };

  test.each(Object.entries(files))('is the same for every song of the catalogue: %s', (_ending, write) => {
    expect(comeIn(write(everySong))).toEqual(ids);
  });

  test.each(Object.entries(files))('is the same in any order: %s', (_ending, write) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: 1 }), (some) => {
        expect(comeIn(write({ name: 'Some', songs: toTakenSongs(some, albums) }))).toEqual(some);
      }),
      { numRuns: isEverything ? 50 : 5, seed: 13 },
    );
  });
});

describe('a list that a stranger made', () => {
  const lines = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at)).join('\n');
  const hostile: readonly (readonly [string, string, string])[] = [
    ['only brackets', '['.repeat(1_900_000), 'damaged'],
    ['tags in tags', '<playlist>'.repeat(150_000), 'damaged'],
    ['attributes without end', `<playlist ${'a="b" '.repeat(300_000)}>`, 'damaged'],
    [
      'entities',
      '<playlist><trackList><track><title>&lol;</title></track></trackList></playlist>',
      'damaged',
    ],
    [
      'a playlist that refers to itself',
      '<playlist><trackList><track><location>self.xspf</location></track></trackList></playlist>',
      'read',
    ],
    ['quotes that never close', `title,artist\n"${'x\n'.repeat(4000)}`, 'read'],
    ['spaces without end', lines(1990, () => `a${' '.repeat(998)}b`), 'read'],
    ['by by by', lines(2000, () => 'by '.repeat(300)), 'read'],
    ['dashes', lines(2000, () => 'a - '.repeat(240)), 'read'],
    ['brackets in each line', lines(2000, () => '('.repeat(990)), 'read'],
    ['a history without end', lines(4999, (at) => `song ${at} > song ${at + 1}`), 'read'],
    [
      'a history that goes in circles',
      lines(4999, (at) => `s${at % 70} > s${(at + 1) % 70}`),
      'contradiction',
    ],
    ['songs that nobody knows', lines(5000, (at) => `zq${at * 7919}xv kw${at}`), 'read'],
  ];

  // As long as the page waits for its worker.
  test.each(hostile)('is answered in time: %s', { timeout: 20_000 }, (_name, text, code) => {
    const read = understand({ given: text, albums });
    expect(read.ok ? 'read' : read.problem.code).toBe(code);
  });
});
