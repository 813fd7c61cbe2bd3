import type { ChartData } from './chart-data.ts';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const BYTE_ORDER_MARK = '\uFEFF'; // without it some spreadsheets read accents wrong

/** The numbers of a chart as a file for spreadsheets (RFC 4180). Texts that would be formulas begin with an apostrophe. */
export function toCsv({ columns, bars }: ChartData): string {
  const hasDetails = columns.detail !== undefined;
  const heads = [columns.rank, columns.label, ...(hasDetails ? [columns.detail] : []), columns.value];
  const rows = bars.map(({ rank, label, detail, value }) => [
    rank,
    label,
    ...(hasDetails ? [detail ?? ''] : []),
    value,
  ]);
  return BYTE_ORDER_MARK + [heads, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
