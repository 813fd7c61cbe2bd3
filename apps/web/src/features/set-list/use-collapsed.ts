import { useState } from 'react';

/** Which eras are folded to one line. All are open at first. */
export function useCollapsed() {
  const [eras, setEras] = useState<ReadonlySet<string>>(new Set());
  const open = (era: string) => setEras((now) => new Set([...now].filter((each) => each !== era)));
  return {
    has: (era: string) => eras.has(era),
    open,
    toggle: (era: string) => (eras.has(era) ? open(era) : setEras((now) => new Set([...now, era]))),
    set: (all: readonly string[]) => setEras(new Set(all)),
  };
}
