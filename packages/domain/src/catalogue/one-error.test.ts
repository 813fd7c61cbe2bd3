import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneErrorApart } from './one-error.ts';

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
