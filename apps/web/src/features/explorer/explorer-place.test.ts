import { describe, expect, test } from 'vitest';
import { placeAfter, readPlace, toParams } from './explorer-place.ts';

const none = { theme: '', song: '' } as const;
const place = { ...none, page: 3, search: 'fox', sort: 'listed' } as const;

describe('placeAfter', () => {
  test('another order or page keeps what was searched for', () => {
    expect(placeAfter(place, { sort: 'match' }, 'fox')).toEqual({ ...place, sort: 'match' });
    expect(placeAfter(place, { page: 4 }, ' fox ')).toEqual({ ...place, page: 4 });
  });

  test('another order or page takes along what was just typed, from its first page on', () => {
    expect(placeAfter(place, { sort: 'match' }, 'foxg')).toEqual({
      ...none,
      page: 1,
      search: 'foxg',
      sort: 'match',
    });
    expect(placeAfter(place, { page: 4 }, 'foxg')).toEqual({
      ...none,
      page: 1,
      search: 'foxg',
      sort: 'listed',
    });
  });

  test('a filter ends a search and a search a filter, both on their first page', () => {
    const filtered = placeAfter(place, { theme: 'Lover' }, 'fox');
    expect(filtered).toEqual({ ...place, theme: 'Lover', search: '', page: 1 });
    expect(placeAfter({ ...filtered, page: 2 }, { song: 'style' }, '')).toEqual({
      ...filtered,
      song: 'style',
    });
    expect(placeAfter({ ...filtered, page: 2 }, {}, 'fox')).toEqual({ ...place, page: 1 });
  });

  test('an emptied field is a search for all', () => {
    expect(placeAfter(place, {}, ' ')).toEqual({ ...none, page: 1, search: '', sort: 'listed' });
  });
});

test.each([
  { address: '', read: { ...none, page: 1, search: '', sort: 'listed' } },
  { address: 'search=fox&page=2&sort=match', read: { ...none, page: 2, search: 'fox', sort: 'match' } },
  { address: 'page=-1&sort=other', read: { ...none, page: 1, search: '', sort: 'listed' } },
  {
    address: 'theme=Lover&song=style',
    read: { page: 1, search: '', sort: 'listed', theme: 'Lover', song: 'style' },
  },
  {
    address: `theme=${'x'.repeat(200)}&song=a%00b`,
    read: { page: 1, search: '', sort: 'listed', theme: 'x'.repeat(100), song: 'ab' },
  },
  { address: 'page=1.5', read: { ...none, page: 1, search: '', sort: 'listed' } },
] as const)('the address "$address" is read, and written again', ({ address, read }) => {
  expect(readPlace(new URLSearchParams(address))).toEqual(read);
  expect(readPlace(new URLSearchParams(toParams(read)))).toEqual(read);
});
