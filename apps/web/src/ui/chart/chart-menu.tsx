import { IconButton } from '#ui/buttons/icon-button.tsx';
import { LazyMenu } from '#ui/menus/lazy-menu.tsx';
import { type ChartTools, chartWords } from './chart-tools.ts';

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
