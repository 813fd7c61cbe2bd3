import { describe, expect, test } from 'vitest';
import { cutLabel, fitLabel, labelEvery, ticksFor } from './axis.ts';

describe('cutLabel', () => {
  test.each([
    { name: 'keeps a text of that length', text: 'a'.repeat(20), length: 20, label: 'a'.repeat(20) },
    {
      name: 'cuts a longer one',
      text: 'All Too Well (10 Minute Version)',
      length: 20,
      label: 'All Too Well (10 Min…',
    },
    {
      name: 'leaves no space before the ellipsis',
      text: 'I Can Do It With a Broken',
      length: 12,
      label: 'I Can Do It…',
    },
    {
      name: 'cuts at 30 whatever is asked for',
      text: 'b'.repeat(40),
      length: 40,
      label: `${'b'.repeat(30)}…`,
    },
    { name: 'counts characters, not halves of them', text: '🎸🎹🎤', length: 2, label: '🎸🎹…' },
  ])('$name', ({ text, length, label }) => {
    expect(cutLabel(text, length)).toBe(label);
  });
});

const widthOf = (text: string) => text.length;

describe('fitLabel', () => {
  test('keeps what fits', () => {
    expect(fitLabel('Style', 5, widthOf)).toBe('Style');
  });

  test('cuts what does not fit, with one ellipsis', () => {
    expect(fitLabel('All Too Well (10 Min…', 10, widthOf)).toBe('All Too W…');
  });
});

describe('labelEvery', () => {
  test.each([
    { name: 'each tick with room', distance: 40, width: 20, every: 1 },
    { name: 'every other one where two would touch', distance: 20, width: 20, every: 2 },
    { name: 'fewer still in less room', distance: 10, width: 20, every: 3 },
  ])('labels $name', ({ distance, width, every }) => {
    expect(labelEvery(distance, width)).toBe(every);
  });
});

describe('ticksFor', () => {
  test.each([
    { name: 'one step while there is nothing', largest: 0, step: 25, ticks: [0, 25] },
    { name: 'one step for a value at its end', largest: 25, step: 25, ticks: [0, 25] },
    { name: 'the next step for a value past it', largest: 26, step: 25, ticks: [0, 25, 50] },
    { name: 'ten ticks', largest: 45, step: 5, ticks: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45] },
    { name: 'twice the step rather than eleven', largest: 46, step: 5, ticks: [0, 10, 20, 30, 40, 50] },
    { name: 'five times the step', largest: 118, step: 5, ticks: [0, 25, 50, 75, 100, 125] },
    { name: 'ten times the step', largest: 1300, step: 25, ticks: [0, 250, 500, 750, 1000, 1250, 1500] },
  ])('gives $name', ({ largest, step, ticks }) => {
    expect(ticksFor(largest, step)).toEqual(ticks);
  });

  test('never gives more than ten ticks, and always holds the largest value', () => {
    for (let largest = 0; largest < 3_000_000; largest = largest * 1.3 + 1) {
      const ticks = ticksFor(largest, 5);
      expect(ticks.length).toBeLessThanOrEqual(10);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
    }
  });
});
