import {
  type ReactNode,
  type SVGProps,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import styles from './chart.module.css';

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

/** The room of a chart: its width in units of a sixteenth of a rem, so that it grows with the reader's text size. */
type ChartSize = {
  /** Undefined until the first measure, which comes before the first painting. */
  readonly width: number | undefined;
  /** CSS pixels in a unit. */
  readonly pixelsPerUnit: number;
  /** How wide a text is, in units, at a size in units. */
  readonly widthOf: (text: string, size: number) => number;
};

/** Measures the element of the reference, now and whenever its size changes. */
export function useChartSize(): readonly [RefObject<HTMLDivElement | null>, ChartSize] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const [pixelsPerUnit, setPixelsPerUnit] = useState(1);

  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => {
      const pixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setPixelsPerUnit(pixels);
      setWidth(Math.floor(box.clientWidth / pixels));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const widthOf = useCallback((text: string, size: number) => {
    family ??= getComputedStyle(document.body).fontFamily;
    return measureText(text, `500 ${size}px ${family}`);
  }, []);

  return [element, { width, pixelsPerUnit, widthOf }];
}

let family: string | undefined; // the same on all pages, and asking for it is slow
let context: CanvasRenderingContext2D | null | undefined;

function measureText(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * 7;
  context.font = font;
  return context.measureText(text).width;
}
