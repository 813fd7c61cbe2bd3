import type { SyntheticEvent } from 'react';

/** What every control of a sound gets, so that none has a menu to save the sound from: `<button {...audioControl}>`. */
export const audioControl = {
  onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
} as const;
