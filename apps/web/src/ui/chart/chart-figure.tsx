import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ChartData } from './chart-data.ts';
import { type ChartTools, chartWords } from './chart-tools.ts';
import { Link } from 'react-router';
import styles from './chart-table.module.css';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { LazyMenu } from '#ui/menus/lazy-menu.tsx';

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

/** The numbers of a chart as a table. */
function ChartTable({ name, columns, bars, action }: ChartData) {
  return (
    <table className={styles['table']} aria-label={name}>
      <thead>
        <tr>
          <th scope="col" data-kind="number">
            {columns.rank}
          </th>
          <th scope="col">{columns.label}</th>
          {columns.detail !== undefined && <th scope="col">{columns.detail}</th>}
          <th scope="col" data-kind="number">
            {columns.value}
          </th>
          {action && (
            <th scope="col" className={styles['action']}>
              {action.heading}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.id}>
            <td data-kind="number">{bar.rank}</td>
            <th scope="row">{bar.href === undefined ? bar.label : <Link to={bar.href}>{bar.label}</Link>}</th>
            {columns.detail !== undefined && <td>{bar.detail}</td>}
            <td className={styles['value']} data-kind="number">
              {bar.value}
            </td>
            {action && <td className={styles['action']}>{action.render(bar)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ChartMenuProps = {
  readonly name: string;
  /** Undefined while there is nothing to do yet: the button keeps its place. */
  readonly tools: ChartTools | undefined;
};

/** The small menu of a chart: chart or table, and its files. */
export function ChartMenu({ name, tools }: ChartMenuProps) {
  const label = chartWords.optionsFor(name);
  if (!tools) return <IconButton icon="dots" label={label} disabled />;

  const { isTable, toggleTable, hasDrawing, savePng, saveCsv } = tools;
  const png = {
    label: chartWords.downloadPng,
    onChoose: () => savePng?.(),
    isDisabled: savePng === undefined,
  };
  const files = [...(hasDrawing ? [png] : []), { label: chartWords.downloadCsv, onChoose: saveCsv }];
  return (
    <LazyMenu
      trigger={<IconButton icon="dots" label={label} />}
      choices={[
        { label: isTable ? chartWords.showAsChart : chartWords.showAsTable, onChoose: toggleTable },
        ...files.map((file, index) => ({ ...file, startsGroup: index === 0 })),
      ]}
    />
  );
}
