/** As much as a body may be, less a little for what is put around it. */
const SIZE = 254 * 1024;

/** A text of that many characters, by repeating another one. */
const fill = (unit: string, size = SIZE) => unit.repeat(Math.floor(size / Buffer.byteLength(unit)));

const numbered = (piece: (index: number) => string, open: string, close: string) => {
  const pieces: string[] = [];
  for (let index = 0, size = 0; size < SIZE - 2100; index += 1) {
    const one = piece(index);
    pieces.push(one);
    size += Buffer.byteLength(one) + 1;
  }
  return `${open}${pieces.join(',')}${close}`;
};

/** The field that a body of text goes into, wherever a route has a text of that name. */
const inTexts = (json: string) => {
  const fields = ['username', 'email', 'message', 'name', 'title', 'songId', 'image', 'theme', 'token'];
  const share = Math.floor(json.length / fields.length);
  return `{${fields.map((field) => `"${field}":"${json.slice(0, share - 20)}"`).join(',')}}`;
};

/** What a client may send at most, and means well: a ranking with everything that the specification's clients send. */
export const benignBody = numbered(
  (index) =>
    `{"slot":${index},"albumName":"Red (Taylor's Version)","songId":"red-song-${index}","songTitle":"A Song","albumCover":"/media/covers/red.svg","rank":${index}}`,
  '{"rankings":[',
  ']}',
);

/** The costliest bodies that a limit of 256 KiB lets through, by what is wrong with them. */
export const hostileBodies: Readonly<Record<string, string>> = {
  'lists, deep': `{"username":${fill('[', SIZE / 2)}${fill(']', SIZE / 2)}}`,
  'lists, 3,000 deep': `{"username":${'['.repeat(3000)}${']'.repeat(3000)}}`,
  'lists, without an end': fill('['),
  'objects, deep': `${fill('{"a":', (SIZE * 5) / 6)}1${fill('}', SIZE / 6)}`,
  'numbers, many': `{"rankings":[${fill('1,')}1]}`,
  'empty lists, many': `{"rankings":[${fill('[],')}[]]}`,
  'empty objects, many': `{"rankings":[${fill('{},')}{}]}`,
  'fields, many': numbered((index) => `"f${index}":1`, '{', '}'),
  'objects of ever other fields': `[${Array.from({ length: 5_900 }, (_, index) => `{"f${index}":1}`).join(',')}]`,
  'objects of as many fields as are read': `[${Array.from({ length: 200 }, (_, index) => `{${Array.from({ length: 95 }, (__, field) => `"f${index}-${field}":1`).join(',')}}`).join(',')}]`,
  'fields with numbers for names': `[${Array.from({ length: 5_900 }, (_, index) => `{"${4_000_000 - index * 7}":1}`).join(',')}]`,
  'fields of one name': numbered(() => '"username":"a"', '{', '}'),
  'a name, long': `{"${fill('n')}":1}`,
  'names, long': numbered((index) => `"${'n'.repeat(2000)}${index}":1`, '{', '}'),
  'a prototype': `{"__proto__":${fill('[1],', 30_000)}1}`,
  'prototypes, nested': numbered(
    () => '{"__proto__ ":{"constructor":{"prototype":1}}}',
    '{"rankings":[',
    ']}',
  ),
  'a constructor with a prototype': numbered(
    () => '{"constructor":{"prototype ":{}}}',
    '{"constructor":1,"rankings":[',
    ']}',
  ),
  'a number of many digits': `{"slot":${fill('9')}}`,
  'a number with a large exponent': `{"slot":1e${fill('9')}}`,
  'numbers with large exponents': numbered(() => '-1.7976931348623157e+308', '{"rankings":[', ']}'),
  'a fraction of many digits': `{"slot":0.${fill('3')}}`,
  'combining marks of mixed class': `{"message":"a${fill('\u0301\u0323')}"}`,
  'combining marks in every text': inTexts(fill('a\u0301\u0323\u0327\u0308', SIZE)),
  'marks in a legal message': `{"name":"fan-1","email":"fan@example.org","type":"contact","message":"${fill(`a${'\u0301\u0323'.repeat(15)}`, 9700)}"}`,
  'mixed marks in a legal message': `{"name":"fan-1","email":"fan@example.org","type":"contact","message":"${'\u0301\u0323'.repeat(2500)}"}`,
  'halves of surrogate pairs': inTexts(fill('\\ud83c')),
  'escapes, many': inTexts(fill('\\u0061')),
  'escaped quotes, many': inTexts(fill('\\"')),
  'backslashes, many': `{"username":"${fill('\\\\')}"}`,
  'spaces, many': `{"username":"${fill(' ')}"}`,
  'white space between': `{"username":${fill('\n')}"a"}`,
  'characters that normalizing makes longer': inTexts(fill('\ufb2c\u0958')),
  'syllables to compose': inTexts(fill('\u1112\u1161\u11ab')),
  'control characters': inTexts(fill('\\u0000')),
  'a text without an end': `{"username":"${fill('a')}`,
};
