import type { ReactNode } from 'react';
import type { ChartData } from '#ui/chart/chart-data.ts';
import { ChartFigure, ChartMenu } from '#ui/chart/chart-figure.tsx';
import { useChartTools } from '#ui/chart/chart-tools.ts';
import { Widget, WidgetEmpty, WidgetFailure, type EmptyWidgetWords } from '#ui/widget/widget.tsx';
import { statisticsWords } from './statistics.words.ts';

type ChartWidgetProps = {
  readonly title: string;
  readonly width: 'small' | 'large' | 'wide';
  /** A length with its unit, the same in all states. */
  readonly height: string;
  /** A link to more of it, beside the chart's own menu. */
  readonly link?: ReactNode;
  /** Undefined until everything that the chart shows is there. */
  readonly data: ChartData | undefined;
  /** What stands there instead of a chart without a bar, and the page where a fan makes the first. */
  readonly empty: EmptyWidgetWords;
  readonly firstStep: string;
  /** The query of the numbers: whether it failed, and how to ask again. */
  readonly counts: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly skeleton: ReactNode;
  readonly draw: (data: ChartData) => ReactNode;
};

/** A widget with a chart of bars in all its states: on its way, failed, without a bar, and there. */
export function ChartWidget(props: ChartWidgetProps) {
  const { title, width, height, link, data, empty, firstStep, counts, skeleton, draw } = props;
  const tools = useChartTools(data);
  const usable = data && data.bars.length > 0 ? tools : undefined;
  const isEmpty = data !== undefined && !usable;
  const actions = isEmpty ? (
    link
  ) : (
    <>
      {link}
      <ChartMenu name={title} tools={usable} />
    </>
  );
  return (
    <Widget title={title} width={width} height={height} actions={actions} isEmpty={isEmpty}>
      {data && usable ? (
        <ChartFigure data={data} tools={usable}>
          {draw(data)}
        </ChartFigure>
      ) : data ? (
        <WidgetEmpty words={empty} to={firstStep} />
      ) : counts.isError && !counts.isFetching ? (
        <WidgetFailure message={statisticsWords.failed} onRetry={() => void counts.refetch()} />
      ) : (
        skeleton
      )}
    </Widget>
  );
}
