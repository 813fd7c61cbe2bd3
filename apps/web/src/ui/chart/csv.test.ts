import { describe, expect, test } from 'vitest';
import { toCsv } from './chart-tools.ts';

function csvOf(label: string, detail?: string): string {
  return toCsv({
    name: 'Songs',
    summary: '',
    fileName: 'songs',
    columns: {
      rank: 'Rank',
      label: 'Song',
      ...(detail !== undefined && { detail: 'Album' }),
      value: 'Lists',
    },
    bars: [{ id: '1', label, value: 118, valueText: '118 lists', rank: 1, detail }],
  });
}

describe('toCsv', () => {
  test('writes the headings, then a line for each bar', () => {
    expect(csvOf('Cruel Summer', 'Lover')).toBe(
      '\uFEFFRank,Song,Album,Lists\r\n1,Cruel Summer,Lover,118\r\n',
    );
  });

  test('leaves out the details where there is no column for them', () => {
    expect(csvOf('koi')).toBe('\uFEFFRank,Song,Lists\r\n1,koi,118\r\n');
  });

  test.each([
    { text: 'I Did Something Bad, Twice', cell: '"I Did Something Bad, Twice"' },
    { text: 'The "1"', cell: '"The ""1"""' },
    { text: '=1+1', cell: "'=1+1" },
    { text: '+1', cell: "'+1" },
    { text: '-1', cell: "'-1" },
    { text: '@home', cell: "'@home" },
    { text: '=A1,"B1"', cell: `"'=A1,""B1"""` },
  ])('writes $text as $cell', ({ text, cell }) => {
    expect(csvOf(text)).toContain(`1,${cell},118`);
  });
});
