import { describe, expect, test } from 'vitest';
import { knownOrders, knownSources, noLists, placedOrders } from './known-orders.ts';

const catalogue = [...'abcdefghij'];

describe('what is known', () => {
  test('is each ranking, except the one that is to be made anew', () => {
    const lists = {
      ...noLists,
      albums: { red: [...'cab'], lover: [...'ed'], debut: [...'fg'] },
      top13: [...'de'],
      placed: { 'album-red': [...'abc'], 'album-lover': [...'de'] },
    };
    const all = knownSources(lists, catalogue, { kind: 'all-songs' });
    expect(all.map(({ id, count }) => [id, count])).toEqual([
      ['top13', 1],
      ['albums', 2],
    ]);
    const forRed = knownSources(lists, [...'abc'], { kind: 'album', album: 'red' });
    expect(forRed).toEqual([]);
    const forTop13 = knownSources(lists, catalogue, { kind: 'top13' });
    expect(forTop13.map(({ id }) => id)).toEqual(['albums']);
  });

  test('is of the ticked rankings alone, and contradicts nothing', () => {
    const lists = {
      ...noLists,
      albums: { lover: [...'ed'] },
      top13: [...'de'],
      placed: { 'album-lover': [...'de'] },
    };
    const sources = knownSources(lists, [...'de'], undefined);
    expect(knownOrders(sources, (id) => id === 'albums')).toEqual([[...'ed']]);
    expect(knownOrders(sources, () => true)).toEqual([[...'de']]);
  });

  test('is of a Top 13 that its songs are above all others', () => {
    const [top] = knownSources({ ...noLists, top13: [...'ba'] }, [...'abc'], { kind: 'all-songs' });
    expect(top?.orders).toEqual([[...'ba'], [...'ac']]);
  });
});

describe('what a visitor put in order as numbers', () => {
  test('holds that order and nothing of other songs, even of a Top 13 to be made', () => {
    const lists = { ...noLists, picks: [...'db'] };
    const [picks, ...others] = knownSources(lists, [...'abcd'], { kind: 'top13' });
    expect([picks?.id, picks?.count, others]).toEqual(['picks', 1, []]);
    expect(picks?.orders).toEqual([[...'db']]);
  });

  test('says nothing where it is not among what is sorted', () => {
    expect(knownSources({ ...noLists, picks: [...'j'] }, [...'abc'], undefined)).toEqual([]);
  });
});

describe('placedOrders', () => {
  test('takes an order in full of which all was placed', () => {
    expect(placedOrders([...'cab'], [...'abc'])).toEqual([[...'cab']]);
  });

  test('knows of songs that were not placed that those below the last one are below it', () => {
    expect(placedOrders([...'jacbde'], [...'cj'])).toEqual([
      [...'jc'],
      ...[...'bde'].map((song) => ['c', song]),
    ]);
  });

  test('knows nothing of a list of which nothing was placed', () => {
    expect(placedOrders(catalogue, [])).toEqual([]);
  });
});
