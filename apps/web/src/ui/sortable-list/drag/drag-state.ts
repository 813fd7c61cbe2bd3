/** What is going on in a list. Rows and places count from 0; `to` is where the row would land now. */
export type DragState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'pressed';
      readonly pointerId: number;
      readonly from: number;
      readonly x: number;
      readonly y: number;
      /** How long the pointer has to stay to lift the row. A mouse does not wait: it lifts by moving away. */
      readonly waitMs?: number;
      /** Pixels that the pointer may move and still count as resting. */
      readonly tolerance: number;
    }
  | { readonly kind: 'dragged'; readonly pointerId: number; readonly from: number; readonly to: number }
  | { readonly kind: 'lifted'; readonly from: number; readonly to: number };

/** What can happen to a list: pointers, the end of a wait, keys, and the list itself changing. */
export type DragEvent =
  | {
      readonly kind: 'press';
      readonly pointerId: number;
      readonly pointerType: string;
      readonly on: 'handle' | 'row';
      readonly row: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly kind: 'travel'; readonly pointerId: number; readonly x: number; readonly y: number }
  | { readonly kind: 'waited' }
  | { readonly kind: 'lift'; readonly row: number }
  | { readonly kind: 'aim'; readonly to: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'relocate'; readonly from: number; readonly count: number };

// How long a finger or a pen rests before it lifts a row; one that moves earlier scrolls the page. A grip means it; on a row a
// thumb may rest while its owner reads.
const WAIT_MS = { handle: 150, row: 500 } as const;

// Pixels: a finger that rests trembles, a mouse that clicks slips a little.
const REST_TOLERANCE = 8;
const MOUSE_TOLERANCE = { handle: 3, row: 5 } as const;

/** The state of a list in which nothing is lifted. */
export const IDLE: DragState = { kind: 'idle' };

/** The state after an event. Whatever does not fit the present state changes nothing. */
export function advance(state: DragState, event: DragEvent): DragState {
  if (event.kind === 'end') return IDLE;
  if (event.kind === 'relocate') return relocate(state, event);
  if (state.kind === 'idle') return begin(state, event);
  if (state.kind === 'pressed') return decide(state, event);
  return event.kind === 'aim' && event.to !== state.to ? { ...state, to: event.to } : state;
}

type Idle = Extract<DragState, { kind: 'idle' }>;
type Pressed = Extract<DragState, { kind: 'pressed' }>;

function begin(state: Idle, event: DragEvent): DragState {
  if (event.kind === 'lift') return { kind: 'lifted', from: event.row, to: event.row };
  if (event.kind !== 'press') return state;

  const { pointerId, row: from, x, y } = event;
  const pressed = { kind: 'pressed', pointerId, from, x, y } as const;
  return event.pointerType === 'mouse'
    ? { ...pressed, tolerance: MOUSE_TOLERANCE[event.on] }
    : { ...pressed, waitMs: WAIT_MS[event.on], tolerance: REST_TOLERANCE };
}

function decide(state: Pressed, event: DragEvent): DragState {
  if (event.kind === 'travel') return travel(state, event);
  return event.kind === 'waited' && state.waitMs !== undefined ? lift(state) : state;
}

function travel(state: Pressed, event: Extract<DragEvent, { kind: 'travel' }>): DragState {
  if (event.pointerId !== state.pointerId) return state;
  if (Math.hypot(event.x - state.x, event.y - state.y) <= state.tolerance) return state;
  // A finger that moves before it has waited wants to scroll.
  return state.waitMs === undefined ? lift(state) : IDLE;
}

function lift({ pointerId, from }: Pressed): DragState {
  return { kind: 'dragged', pointerId, from, to: from };
}

function relocate(state: DragState, event: Extract<DragEvent, { kind: 'relocate' }>): DragState {
  if (state.kind === 'idle' || event.from < 0) return IDLE;
  const moved = { ...state, from: event.from };
  return 'to' in moved ? { ...moved, to: Math.min(moved.to, event.count - 1) } : moved;
}
