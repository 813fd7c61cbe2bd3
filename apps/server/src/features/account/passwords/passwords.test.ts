import { describe, expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();
const turn = { address: '192.0.2.1' };

describe('createPasswords', () => {
  test("hashes with argon2id and OWASP's parameters, salted", async () => {
    const [one, two] = [
      await passwords.hash('a long quiet evening', turn),
      await passwords.hash('a long quiet evening', turn),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
  });

  test.each([
    { name: 'the same password', stored: 'evening', tried: 'evening', matches: true },
    { name: 'another case', stored: 'evening', tried: 'Evening', matches: false },
    { name: 'what stands before a NUL', stored: 'even\0ing', tried: 'even\0', matches: false },
    { name: 'another form of an accent', stored: 'caf\u00e9', tried: 'cafe\u0301', matches: false },
    { name: 'a space more', stored: 'evening', tried: 'evening ', matches: false },
  ])('compares with $name', async ({ stored, tried, matches }) => {
    expect(await passwords.matches(await passwords.hash(stored, turn), tried, turn)).toBe(matches);
  });

  test('matches nothing where there is no hash', async () => {
    expect(await passwords.matches(null, '', turn)).toBe(false);
    expect(await passwords.matches(undefined, 'evening', turn)).toBe(false);
  });

  test('does the same work where there is no hash, so that nobody learns which accounts exist', async () => {
    const busy = Array.from({ length: 42 }, () => passwords.hash('evening', turn));
    await expect(passwords.matches(undefined, 'evening', turn)).rejects.toMatchObject({ status: 503 });
    await Promise.all(busy);
  });

  test('takes forty-two at once, asks the rest to come back, and makes room for another network', async () => {
    const asked = Array.from({ length: 44 }, (_, host) =>
      passwords.hash('evening', { address: `192.0.2.${host}` }),
    );
    const neighbor = passwords.hash('evening', { address: '198.51.100.2' });
    const results = await Promise.allSettled(asked);
    // The newest of those that waited gave way.
    expect(results.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([
      41, 42, 43,
    ]);
    expect(results.at(-1)).toMatchObject({ reason: { status: 503, retryAfterSeconds: 1 } });
    expect(await neighbor).toContain('$argon2id$');
  });
});
