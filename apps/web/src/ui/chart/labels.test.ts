import { describe, expect, test } from 'vitest';
import { cutLabel, fitLabel, labelEvery } from './labels.ts';

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
