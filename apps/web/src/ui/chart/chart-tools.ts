import { useRef, useState, type RefObject } from 'react';
import { writeCsv, offerFile } from '#lib/browser/offer-file.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { ChartData } from './chart-data.ts';
import { drawPng } from './draw-png.ts';

const BYTE_ORDER_MARK = '\uFEFF'; // without it some spreadsheets read accents wrong

/** The numbers of a chart as a file for spreadsheets. */
export function toCsv({ columns, bars }: ChartData): string {
  const hasDetails = columns.detail !== undefined;
  const heads = [columns.rank, columns.label, ...(hasDetails ? [columns.detail] : []), columns.value];
  const rows = bars.map(({ rank, label, detail, value }) => [
    rank,
    label,
    ...(hasDetails ? [detail ?? ''] : []),
    value,
  ]);
  return BYTE_ORDER_MARK + writeCsv([heads, ...rows]);
}

/** How a chart is looked at, and what can be done with it. */
export type ChartTools = {
  readonly isTable: boolean;
  readonly figure: RefObject<HTMLElement | null>;
  readonly toggleTable: () => void;
  /** Whether there is a picture to keep at all. */
  readonly hasDrawing: boolean;
  /** Undefined while the numbers stand as a table: the picture is drawn from the chart. */
  readonly savePng: (() => void) | undefined;
  readonly saveCsv: () => void;
};

/** The tools of a chart. They wait for its data: undefined while it is not there. */
export function useChartTools(data: ChartData | undefined): ChartTools | undefined {
  const [isTable, setTable] = useState(false);
  const figure = useRef<HTMLElement>(null);
  if (data === undefined) return undefined;

  async function savePng({ name, fileName }: ChartData) {
    const chart = figure.current?.querySelector('svg');
    if (!chart) return;
    try {
      offerFile(await drawPng(chart, name), `${fileName}.png`);
    } catch {
      toast.error(chartWords.pngFailed);
    }
  }

  return {
    isTable,
    figure,
    hasDrawing: data.hasDrawing ?? true,
    toggleTable: () => setTable(!isTable),
    savePng: isTable ? undefined : () => void savePng(data),
    saveCsv: () =>
      offerFile(new Blob([toCsv(data)], { type: 'text/csv;charset=utf-8' }), `${data.fileName}.csv`),
  };
}

/** What the tools of every chart say. */
export const chartWords = {
  optionsFor: (name: string) => `Options for ${name}`,
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  downloadPng: 'Download as PNG',
  downloadCsv: 'Download as CSV',
  pngFailed: 'The picture could not be made. Please try again.',
} as const;
