import { fileURLToPath } from 'node:url';
import { AccountFileSchema, ListFileSchema } from '@thirteen/contract/account-file/file-schemas.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { fileKinds } from './song-files.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../../../docs/formats/${name}.schema.json`, import.meta.url));

test.each([
  ['thirteen-account', AccountFileSchema],
  ['thirteen-list', ListFileSchema],
])('%s is documented as it is; `-u` writes the document anew', async (name, schema) => {
  const text = JSON.stringify({ $schema: DIALECT, ...schema }, undefined, 2);
  await expect(`${text}\n`).toMatchFileSnapshot(fileOf(name));
});

test('a list that leaves as JSON is valid by its schema; one without ranks is not', () => {
  const isList = new Ajv2020().compile(ListFileSchema);
  const song = { id: 'willow', title: 'willow', artist: 'A', album: 'evermore', released: null };
  const file = JSON.parse(fileKinds.json.write({ name: 'Best', songs: [song] })) as object;
  expect([isList(file), isList.errors]).toEqual([true, null]);
  expect(isList({ ...file, songs: [song] })).toBe(false);
});
