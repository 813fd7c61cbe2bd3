import { useState, type ComponentType, type ReactNode } from 'react';
import { move, RowContent, rows, type Row } from './rows.tsx';

type ListProps = {
  readonly label: string;
  readonly items: readonly Row[];
  readonly getId: (row: Row) => string;
  readonly getTitle: (row: Row) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly renderItem: (row: Row, position: number) => ReactNode;
};

/** The parts of our sortable list, as the app has them. */
export type OurParts = {
  readonly SortableList: ComponentType<ListProps>;
  readonly SortableHandle: ComponentType;
  readonly MoveMenu: ComponentType;
};

const getId = (row: Row) => row.id;
const getTitle = (row: Row) => row.title;

/** Our own list, with handle and menu in each row. */
export function OurList({ parts }: { readonly parts: OurParts }) {
  const { SortableList, SortableHandle, MoveMenu } = parts;
  const [items, setItems] = useState(rows);
  const [renderItem] = useState(() => (row: Row, position: number) => (
    <RowContent row={row} position={position} handle={<SortableHandle />} menu={<MoveMenu />} />
  ));
  return (
    <SortableList
      label="Songs"
      items={items}
      getId={getId}
      getTitle={getTitle}
      onMove={(from, to) => setItems((now) => move(now, from, to))}
      renderItem={renderItem}
    />
  );
}
