/** What is going on in a list. Rows and places count from 0; `to` is where the row would land now. */
export type DragState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'pressed';
      readonly pointerId: number;
      readonly from: number;
      readonly x: number;
      readonly y: number;
      /** Whether the row is lifted by staying put (touch on the row) or by moving away (all the rest). */
      readonly liftsBy: 'waiting' | 'moving';
      readonly tolerance: number;
    }
  | { readonly kind: 'dragged'; readonly pointerId: number; readonly from: number; readonly to: number }
  | { readonly kind: 'lifted'; readonly from: number; readonly to: number };

/** What can happen to a list: pointers, the long-press timer, keys, and the list itself changing. */
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
  | { readonly kind: 'long-press' }
  | { readonly kind: 'lift'; readonly row: number }
  | { readonly kind: 'aim'; readonly to: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'relocate'; readonly from: number; readonly count: number };

/** How long a finger rests on a row before the row is lifted. */
export const LONG_PRESS_MS = 350;

// Pixels: a finger that rests trembles, a mouse that clicks slips a little, a grip means it.
const LONG_PRESS_TOLERANCE = 8;
const ROW_TOLERANCE = 5;
const HANDLE_TOLERANCE = 3;

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
  if (event.on === 'handle') return { ...pressed, liftsBy: 'moving', tolerance: HANDLE_TOLERANCE };
  return event.pointerType === 'mouse'
    ? { ...pressed, liftsBy: 'moving', tolerance: ROW_TOLERANCE }
    : { ...pressed, liftsBy: 'waiting', tolerance: LONG_PRESS_TOLERANCE };
}

function decide(state: Pressed, event: DragEvent): DragState {
  if (event.kind === 'travel') return travel(state, event);
  return event.kind === 'long-press' && state.liftsBy === 'waiting' ? lift(state) : state;
}

function travel(state: Pressed, event: Extract<DragEvent, { kind: 'travel' }>): DragState {
  if (event.pointerId !== state.pointerId) return state;
  if (Math.hypot(event.x - state.x, event.y - state.y) <= state.tolerance) return state;
  // A finger that moves before the long press is over wants to scroll.
  return state.liftsBy === 'moving' ? lift(state) : IDLE;
}

function lift({ pointerId, from }: Pressed): DragState {
  return { kind: 'dragged', pointerId, from, to: from };
}

function relocate(state: DragState, event: Extract<DragEvent, { kind: 'relocate' }>): DragState {
  if (state.kind === 'idle' || event.from < 0) return IDLE;
  const moved = { ...state, from: event.from };
  return 'to' in moved ? { ...moved, to: Math.min(moved.to, event.count - 1) } : moved;
}
