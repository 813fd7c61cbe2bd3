import { describe, expect, test } from 'vitest';
import { isReservedUsername } from './reserved-usernames.ts';

describe('a username that could be taken for the site or the artist', () => {
  test.each([
    'taylorSwift',
    'taylor.swift',
    'Taylor_Swift-13',
    't4yl0rSw1ft',
    'TayIorSwift',
    'taylorswlft',
    'taylorsvvift13',
    'the-real-taylorswift',
    '13taylorswift13',
    'thirteen',
    'th1rt33n',
    'Thirteen.Team',
    'thirteen-support',
    'official_thirteen',
    'ADMIN',
    'admin2',
    'adrnin',
    'aadmiin',
    'a.d.m.i.n',
    'admin-team',
    'Moderator',
    'r00t',
    'root',
    'nu11',
    'undefined',
  ])('is reserved: %s', (username) => {
    expect(isReservedUsername(username)).toBe(true);
  });

  test.each([
    'taylor',
    'taylorlover',
    'swiftie-13',
    'taylorswiftfan',
    'thirteen13',
    'thirteen_beads',
    'lucky-thirteen',
    'rot',
    'rooted',
    'badminton',
    'supportive',
    'nullify',
    'apiary',
    'administrate',
    'theo',
    'real',
    'official-fan',
    'teamreputation',
    'seventeen',
  ])('is free: %s', (username) => {
    expect(isReservedUsername(username)).toBe(false);
  });

  test('is found quickly, however the longest names repeat themselves', () => {
    // Of this thread, so that other programs on the machine count for nothing; it takes a hundredth.
    const before = process.threadCpuUsage();
    for (const part of ['the', 'im', 'admin', 'l', 'its', 'systems', 'teamthe'])
      for (let round = 0; round < 100; round += 1) isReservedUsername(`${part.repeat(20).slice(0, 19)}x`);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
