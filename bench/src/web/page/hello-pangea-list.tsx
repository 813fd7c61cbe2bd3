import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import { memo, useState } from 'react';
import { move, RowContent, rows, type Row } from './rows.tsx';

type PangeaRowProps = { readonly row: Row; readonly index: number };

const PangeaRow = memo(({ row, index }: PangeaRowProps) => (
  <Draggable draggableId={row.id} index={index}>
    {({ innerRef, draggableProps, dragHandleProps }) => (
      <div ref={innerRef} {...draggableProps}>
        <RowContent
          row={row}
          position={index + 1}
          handle={
            <span {...dragHandleProps} aria-label={`Reorder ${row.title}, position ${index + 1}`}>
              ⠿
            </span>
          }
          menu={null}
        />
      </div>
    )}
  </Draggable>
));

/** The same rows with hello-pangea/dnd, rows memoized as its guide advises. */
export function HelloPangeaList() {
  const [items, setItems] = useState(rows);
  return (
    <DragDropContext
      onDragEnd={({ source, destination }) => {
        if (destination) setItems((now) => move(now, source.index, destination.index));
      }}
    >
      <Droppable droppableId="songs">
        {({ innerRef, droppableProps, placeholder }) => (
          <div ref={innerRef} {...droppableProps}>
            {items.map((row, index) => (
              <PangeaRow key={row.id} row={row} index={index} />
            ))}
            {placeholder}
          </div>
        )}
      </Droppable>
    </DragDropContext>
  );
}
