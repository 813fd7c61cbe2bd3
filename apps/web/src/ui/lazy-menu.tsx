import { lazy, Suspense, useState, cloneElement, type ComponentProps, type ReactElement } from 'react';
import type { Menu } from './menu.tsx';

const loadMenu = async () => ({ default: (await import('./menu.tsx')).Menu });
const LoadedMenu = lazy(loadMenu);

type Trigger = ReactElement<ComponentProps<'button'>>;
type LazyMenuProps = Omit<ComponentProps<typeof Menu>, 'trigger' | 'opensAtOnce'> & {
  readonly trigger: Trigger;
};

/** A menu whose code comes when it is first used, for pages that should be there at once. */
export function LazyMenu({ trigger, choices }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted(true),
    // A failure shows when the menu itself is asked for.
    onPointerEnter: () => void loadMenu().catch(() => undefined),
  });
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <LoadedMenu trigger={trigger} choices={choices} opensAtOnce />
    </Suspense>
  );
}
