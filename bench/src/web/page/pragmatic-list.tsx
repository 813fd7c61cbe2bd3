import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { memo, useEffect, useRef, useState } from 'react';
import { move, RowContent, rows, type Row } from './rows.tsx';

type PragmaticRowProps = { readonly row: Row; readonly index: number };

const PragmaticRow = memo(({ row, index }: PragmaticRowProps) => {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!element.current || !handle.current) return undefined;
    const data = { id: row.id };
    return combine(
      draggable({ element: element.current, dragHandle: handle.current, getInitialData: () => data }),
      dropTargetForElements({
        element: element.current,
        getData: () => data,
        onDragEnter: () => setIsOver(true),
        onDragLeave: () => setIsOver(false),
        onDrop: () => setIsOver(false),
      }),
    );
  }, [row.id]);
  return (
    <div ref={element} style={isOver ? { boxShadow: '0 -4px 0 var(--focus)' } : undefined}>
      <RowContent
        row={row}
        position={index + 1}
        handle={
          <button ref={handle} type="button" aria-label={`Reorder ${row.title}, position ${index + 1}`}>
            ⠿
          </button>
        }
        menu={null}
      />
    </div>
  );
});

/** The same rows with pragmatic-drag-and-drop: the browser's own dragging, mouse only in practice. */
export function PragmaticList() {
  const [items, setItems] = useState(rows);
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location: { current } }) => {
          const target = current.dropTargets[0]?.data['id'];
          setItems((now) => {
            const from = now.findIndex(({ id }) => id === source.data['id']);
            const to = now.findIndex(({ id }) => id === target);
            return to < 0 ? now : move(now, from, to);
          });
        },
      }),
    [],
  );
  return items.map((row, index) => <PragmaticRow key={row.id} row={row} index={index} />);
}
