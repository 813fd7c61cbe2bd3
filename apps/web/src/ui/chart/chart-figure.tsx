import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ChartData } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import type { ChartTools } from './chart-tools.ts';

type ChartFigureProps = {
  readonly data: ChartData;
  readonly tools: ChartTools;
  /** The drawing of the data. */
  readonly children: ReactNode;
};

/** A chart with its summary, or its table instead. */
export function ChartFigure({ data, tools: { isTable, figure }, children }: ChartFigureProps) {
  return (
    <figure ref={figure}>
      <figcaption>
        <VisuallyHidden>{data.summary}</VisuallyHidden>
      </figcaption>
      {isTable ? <ChartTable {...data} /> : children}
    </figure>
  );
}
