import type { TypeStyle } from '@thirteen/artwork/posters/lettering/lettering.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLettering } from './lettering.ts';

const text: TypeStyle = { face: 'text', size: 100, weight: 500 };
const display: TypeStyle = { face: 'display', size: 100, weight: 600, opticalSize: 11 };

let lettering: Awaited<ReturnType<typeof createLettering>>;
beforeAll(async () => {
  lettering = await createLettering();
});

describe('lettering', () => {
  test('measures as wide as it draws', () => {
    expect(lettering.set('Thirteen', display).width).toBe(lettering.measure('Thirteen', display));
  });

  test('draws above the base line, from 0 to its width', () => {
    const { path, width } = lettering.set('Hut', text);
    const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
    const [xs, ys] = [0, 1].map((odd) => numbers.filter((_value, index) => index % 2 === odd));
    expect(Math.min(...(xs ?? []))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...(xs ?? []))).toBeLessThanOrEqual(width);
    expect(Math.min(...(ys ?? []))).toBeLessThan(-60);
    expect(Math.max(...(ys ?? []))).toBeLessThanOrEqual(2);
  });

  test.each([
    { part: 'weight', other: { ...display, weight: 800 } },
    { part: 'optical size', other: { ...display, opticalSize: 40 } },
    { part: 'face', other: { ...display, face: 'display-italic' } as const },
  ])('knows another $part as another shape', ({ other }) => {
    expect(lettering.set('Tour', other).path).not.toBe(lettering.set('Tour', display).path);
  });

  test('writes letters beyond the first file of a family', () => {
    expect(lettering.set('\u0141\u00F3d\u017A', text)).toMatchObject({
      gaps: [],
      path: expect.stringMatching(/^M/),
    });
  });

  test.each([
    { name: 'an emoji of several parts', words: '\u{1F9D1}\u200D\u{1F3A4}', gaps: 1 },
    { name: 'a script from right to left', words: '\u05E9\u05DC\u05D5\u05DD', gaps: 4 },
    { name: 'a lone half of a pair', words: '\uD83C', gaps: 0 },
    { name: 'a sign that turns the direction', words: 'a\u202Eb', gaps: 0 },
    { name: 'a letter under a heap of accents', words: 'e\u0323\u0327\u0328\u0339', gaps: 0 },
    { name: 'nothing', words: '', gaps: 0 },
  ])('leaves $gaps gaps for $name', ({ words, gaps }) => {
    const set = lettering.set(words, text);
    expect(set.gaps).toHaveLength(gaps);
    expect(set.path).not.toMatch(/NaN|undefined/);
  });
});
