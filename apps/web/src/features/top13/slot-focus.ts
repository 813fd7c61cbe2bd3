let wanted: number | undefined;

/** Leads the focus to a slot once its song is drawn, where the control that asks for it goes away. */
export function focusSlotLater(slot: number): void {
  wanted = slot;
}

/** The slot that the focus is to go to, once. */
export function takeWantedSlot(): number | undefined {
  const slot = wanted;
  wanted = undefined;
  return slot;
}
