import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containsWithError, isOneErrorApart, isPrefixWithError } from './one-error.ts';

fc.configureGlobal({ seed: 13 });

test('finds the texts that every single error leads to, and no others', () => {
  const text = fc.stringMatching(/^[abc]{0,5}$/);
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(isOneErrorApart(a, b)).toBe(a === b || everyError(a).has(b));
    }),
    { numRuns: 2000 },
  );
});

describe('with one error', () => {
  const query = fc.stringMatching(/^[abc]{2,4}$/);
  const text = fc.stringMatching(/^[abc]{0,7}$/);
  const isNear = (a: string, b: string) => a === b || everyError(a).has(b);
  const beginningsOf = (of: string) => Array.from({ length: of.length + 1 }, (_, end) => of.slice(0, end));

  test('a text begins with what one of its beginnings is near to', () => {
    fc.assert(
      fc.property(query, text, (a, b) => {
        expect(isPrefixWithError(a, b)).toBe(beginningsOf(b).some((start) => isNear(a, start)));
      }),
      { numRuns: 1000 },
    );
  });

  test('a word contains what one of its parts is near to', () => {
    fc.assert(
      fc.property(query, text, (a, b) => {
        const ends = Array.from({ length: b.length }, (_, start) => b.slice(start));
        const parts = ends.flatMap(beginningsOf);
        expect(containsWithError(a, b)).toBe(parts.some((part) => isNear(a, part)));
      }),
      { numRuns: 1000 },
    );
  });
});

function everyError(text: string): ReadonlySet<string> {
  const letters = ['a', 'b', 'c'];
  const places = Array.from({ length: text.length + 1 }, (_, place) => place);
  return new Set(
    places.flatMap((place) => {
      const [before, after] = [text.slice(0, place), text.slice(place)];
      const [first = '', second = ''] = after;
      return [
        before + after.slice(1),
        before + second + first + after.slice(2),
        ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
      ];
    }),
  );
}
