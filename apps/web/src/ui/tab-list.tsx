import { Tabs } from '@base-ui/react/tabs';
import styles from './tab-list.module.css';

type TabListProps<Value extends string> = {
  readonly label: string;
  /** The tabs in order, with what stands on each. */
  readonly tabs: readonly { readonly value: Value; readonly name: string }[];
  /** Which of them takes the focus when a dialog opens; none elsewhere. */
  readonly focusFirst?: Value;
};

/** The row of tabs within a `Tabs.Root`. `--tab-gap` and `--tab-padding` set how wide they stand. */
export function TabList<Value extends string>({ label, tabs, focusFirst }: TabListProps<Value>) {
  return (
    <Tabs.List className={styles['list']} aria-label={label}>
      {tabs.map(({ value, name }) => (
        <Tabs.Tab
          key={value}
          className={styles['tab']}
          value={value}
          data-autofocus={value === focusFirst ? '' : undefined}
        >
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
