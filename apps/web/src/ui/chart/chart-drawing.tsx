import type { ReactNode, SVGProps } from 'react';
import styles from './chart.module.css';
import type { ChartSize } from './use-chart-size.ts';

type ChartDrawingProps = Pick<SVGProps<SVGSVGElement>, 'onPointerOver' | 'onFocus' | 'onKeyDown'> & {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly pixelsPerUnit: ChartSize['pixelsPerUnit'];
  /** Lines and numbers behind the bars; the bars say all of it in words. */
  readonly axis: ReactNode;
  readonly children: ReactNode;
};

/** The sheet that a chart is drawn on, in units of a sixteenth of a rem. To a screen reader it is a list of its bars. */
export function ChartDrawing({
  name,
  width,
  height,
  pixelsPerUnit,
  axis,
  children,
  ...events
}: ChartDrawingProps) {
  return (
    <svg
      className={styles['drawing']}
      width={width * pixelsPerUnit}
      height={height * pixelsPerUnit}
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tags for lists
      role="list"
      aria-label={name}
      {...events}
    >
      <g aria-hidden="true">{axis}</g>
      {children}
    </svg>
  );
}
