import type { ReactNode } from 'react';

/** One bar: what it stands for in full, how much, and that in words ("118 lists"). */
export type ChartBar = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly valueText: string;
  /** Its place among all, from 1, also where only some are shown. */
  readonly rank: number;
  /** Where its name in the table leads. */
  readonly href?: string;
  /** What else the tooltip and the table say of it. */
  readonly detail?: string | undefined;
  /** The era whose color it has (`data-era`). */
  readonly era?: string | undefined;
};

/** The headings of the table; without one for the details there is no such column. */
type ChartColumns = {
  readonly rank: string;
  readonly label: string;
  readonly detail?: string;
  readonly value: string;
};

/** What can be done with each bar: a small button that names the bar, and the heading of its column. */
export type BarAction = {
  readonly heading: string;
  readonly render: (bar: ChartBar) => ReactNode;
};

/** Everything that a chart, its table and its files are made of. */
export type ChartData = {
  readonly name: string;
  /** The chart in a sentence or two, for those who do not see it. */
  readonly summary: string;
  readonly columns: ChartColumns;
  readonly bars: readonly ChartBar[];
  readonly action?: BarAction;
  /** The name of the files without their endings. */
  readonly fileName: string;
  /** False where there are no bars to draw, so no picture to keep: the page shows the values in its own way. */
  readonly hasDrawing?: false;
};
