import { describe, expect, test } from 'vitest';
import { networksOf, roughAddress } from './networks.ts';

describe('networksOf', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7', undefined],
    ['::ffff:192.0.2.7', '192.0.2.7', undefined],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['nonsense', 'nonsense', undefined],
  ])('puts %s into %s and %s', (address, near, wide) => {
    expect(networksOf(address)).toEqual({ near, wide });
  });
});

describe('roughAddress', () => {
  test.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ])('tells of %s only %s', (address, rough) => {
    expect(roughAddress(address)).toBe(rough);
  });
});
