import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOurTables } from '../../testing/databases/our-tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { tablePlaces } from './table-places.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const listTables = () => listOurTables(site.database.read);

describe('tablePlaces', () => {
  test('say where each table of the database lives, and name no other', async () => {
    const inDatabase = (await listTables()).map(({ name }) => name);
    expect(Object.keys(tablePlaces).toSorted()).toEqual(inDatabase.toSorted());
  });

  test('spread tables by a column that each of their rows has', async () => {
    const required = (await listTables()).flatMap(({ name, columns }) =>
      columns.filter(({ isNullable }) => !isNullable).map((column) => `${name}.${column.name}`),
    );
    const spreadBy = Object.entries(tablePlaces).flatMap(([table, place]) =>
      typeof place === 'object' ? [`${table}.${place.by}`] : [],
    );
    expect(required).toEqual(expect.arrayContaining(spreadBy));
  });
});
