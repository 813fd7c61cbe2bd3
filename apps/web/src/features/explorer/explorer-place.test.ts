import { describe, expect, test } from 'vitest';
import { placeAfter, readPlace, toParams } from './explorer-place.ts';

const place = { page: 3, search: 'fox', sort: 'listed' } as const;

describe('placeAfter', () => {
  test('another order or page keeps what was searched for', () => {
    expect(placeAfter(place, { sort: 'match' }, 'fox')).toEqual({ ...place, sort: 'match' });
    expect(placeAfter(place, { page: 4 }, ' fox ')).toEqual({ ...place, page: 4 });
  });

  test('another order or page takes along what was just typed, from its first page on', () => {
    expect(placeAfter(place, { sort: 'match' }, 'foxg')).toEqual({ page: 1, search: 'foxg', sort: 'match' });
    expect(placeAfter(place, { page: 4 }, 'foxg')).toEqual({ page: 1, search: 'foxg', sort: 'listed' });
  });

  test('an emptied field is a search for all', () => {
    expect(placeAfter(place, {}, ' ')).toEqual({ page: 1, search: '', sort: 'listed' });
  });
});

test.each([
  { address: '', read: { page: 1, search: '', sort: 'listed' } },
  { address: 'search=fox&page=2&sort=match', read: { page: 2, search: 'fox', sort: 'match' } },
  { address: 'page=-1&sort=other', read: { page: 1, search: '', sort: 'listed' } },
  { address: 'page=1.5', read: { page: 1, search: '', sort: 'listed' } },
] as const)('the address "$address" is read, and written again', ({ address, read }) => {
  expect(readPlace(new URLSearchParams(address))).toEqual(read);
  expect(readPlace(new URLSearchParams(toParams(read)))).toEqual(read);
});
