import { describe, expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

describe('createPasswords', () => {
  test("hashes with argon2id and OWASP's parameters, salted", async () => {
    const [one, two] = [
      await passwords.hash('a long quiet evening'),
      await passwords.hash('a long quiet evening'),
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
    expect(await passwords.matches(await passwords.hash(stored), tried)).toBe(matches);
  });

  test('matches nothing where there is no hash', async () => {
    expect(await passwords.matches(null, '')).toBe(false);
    expect(await passwords.matches(undefined, 'evening')).toBe(false);
  });

  test('does the same work where there is no hash, so that nobody learns which accounts exist', async () => {
    const crowded = createPasswords({ maxWaiting: 0 });
    await crowded.matches(undefined, 'evening');
    const busy = [crowded.hash('evening'), crowded.hash('evening')];
    await expect(crowded.matches(undefined, 'evening')).rejects.toMatchObject({ status: 503 });
    await Promise.all(busy);
  });

  test('asks to come back when too many wait already', async () => {
    const crowded = createPasswords({ maxWaiting: 1 });
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => crowded.hash('evening')));
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(results[3]).toMatchObject({ reason: { status: 503, retryAfterSeconds: 5 } });
  });
});
