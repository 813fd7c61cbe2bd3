import { describe, expect, test } from 'vitest';
import { loginPathFor, safeNextPath, withNext } from './next-path.ts';

const HOME = '/user/userHome';

describe('safeNextPath', () => {
  test.each(['/user/top13list', '/user/rankings/red?tab=2#end', '/public-profile/a%20b', '/'])(
    'keeps a path of this site: %s',
    (path) => expect(safeNextPath(path)).toBe(path),
  );

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['another host', '//evil.example'],
    ['another host behind a backslash', '/\\evil.example'],
    ['a backslash anywhere', '/user\\top13list'],
    ['a scheme', 'https://evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'user/top13list'],
    ['a space before the slashes', ' //evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['dots that lead to another host', '/..//evil.example'],
    ['a single dot before a host', '/.//evil.example'],
  ])('leads home for %s', (_, path) => expect(safeNextPath(path)).toBe(HOME));
});

describe('loginPathFor', () => {
  test('brings a path along, so that it survives as one parameter', () => {
    expect(loginPathFor('/user/userExplorer?page=2&q=a')).toBe(
      '/login?next=%2Fuser%2FuserExplorer%3Fpage%3D2%26q%3Da',
    );
  });

  test('mentions no home, where login leads anyway', () => {
    expect(loginPathFor(HOME)).toBe('/login');
  });
});

test('withNext hands no address of another site on', () => {
  expect(withNext('/signup', '//evil.example')).toBe('/signup');
});
