let wanted: number | undefined;

/** Moves the focus to a slot once its song is drawn, for controls that are removed by then. */
export function focusSlotLater(slot: number): void {
  wanted = slot;
}

/** The slot that the focus is to go to, once. */
export function takeWantedSlot(): number | undefined {
  const slot = wanted;
  wanted = undefined;
  return slot;
}
