import { describe, expect, test } from 'vitest';
import { edgeSpeed, limitToList } from './autoscroll.ts';

const view = { top: 100, bottom: 900 };

describe('edgeSpeed', () => {
  test.each([
    { name: 'rests in the middle', y: 500, speed: 0 },
    { name: 'rests 80 px below the top', y: 180, speed: 0 },
    { name: 'goes slowest where the edge begins', y: 820.0001, speed: 4 },
    { name: 'goes faster towards the end', y: 860, speed: 11 },
    { name: 'goes fastest at the end', y: 900, speed: 18 },
    { name: 'goes no faster beyond the end', y: 2000, speed: 18 },
    { name: 'goes up near the top', y: 140, speed: -11 },
    { name: 'goes up fastest above the top', y: -50, speed: -18 },
  ])('$name', ({ y, speed }) => {
    expect(edgeSpeed(y, view)).toBeCloseTo(speed, 3);
  });

  test('leaves a middle that does not scroll in a low view', () => {
    expect(edgeSpeed(60, { top: 0, bottom: 120 })).toBe(0);
  });

  test('does not scroll what is not in the window', () => {
    expect(edgeSpeed(60, { top: 300, bottom: 200 })).toBe(0);
  });
});

describe('limitToList', () => {
  test.each([
    { name: 'goes on within a long list', px: 18, list: { top: -500, bottom: 3000 }, left: 18 },
    { name: 'stops a little below its end', px: 18, list: { top: -500, bottom: 890 }, left: 6 },
    { name: 'does not go on past its end', px: 18, list: { top: -500, bottom: 700 }, left: 0 },
    { name: 'goes up within a long list', px: -18, list: { top: -500, bottom: 700 }, left: -18 },
    { name: 'stops a little above its top', px: -18, list: { top: 110, bottom: 3000 }, left: -6 },
    { name: 'does not go on past its top', px: -18, list: { top: 200, bottom: 3000 }, left: 0 },
  ])('$name', ({ px, list, left }) => {
    expect(limitToList(px, list, view) + 0).toBe(left);
  });
});
