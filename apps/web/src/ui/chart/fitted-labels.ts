import { useMemo } from 'react';
import { fitLabel } from './axis.ts';
import type { useChartSize } from './chart-drawing.tsx';

type ChartSize = ReturnType<typeof useChartSize>[1];

type LabelRules = {
  /** Of the text, in units of the chart. */
  readonly size: number;
  /** How much of the chart's width they may take, from 0 to 1. */
  readonly share: number;
};

type FittedLabels = {
  /** The width of the widest, in units. */
  readonly room: number;
  /** In the order of the labels, cut where they have to be. */
  readonly texts: readonly string[];
};

/** The labels of a chart in the room that it has for them. Give the same array until a label changes. */
export function useFittedLabels(
  labels: readonly string[],
  { width, widthOf }: ChartSize,
  { size, share }: LabelRules,
): FittedLabels {
  return useMemo(() => {
    if (width === undefined) return { room: 0, texts: [] };
    const measure = (text: string) => widthOf(text, size);
    const room = Math.ceil(Math.min(Math.max(0, ...labels.map(measure)), width * share));
    return { room, texts: labels.map((label) => fitLabel(label, room, measure)) };
  }, [labels, width, widthOf, size, share]);
}
