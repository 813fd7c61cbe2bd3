import { cloneElement, useState, type ComponentProps, type ReactElement } from 'react';
import { logFailure } from '#lib/log-failure.ts';
import type { Menu } from './menu.tsx';
import { toast } from '#ui/toasts/toast.ts';

const loadMenu = () => import('./menu.tsx');

type Trigger = ReactElement<ComponentProps<'button'>>;
type LazyMenuProps = Omit<ComponentProps<typeof Menu>, 'trigger' | 'opensAtOnce'> & {
  readonly trigger: Trigger;
};

/** A menu whose code comes when it is first used, for pages that should be there at once. */
export function LazyMenu({ trigger, choices }: LazyMenuProps) {
  const [LoadedMenu, setLoadedMenu] = useState<typeof Menu>();

  async function open() {
    try {
      const loaded = await loadMenu();
      setLoadedMenu(() => loaded.Menu);
    } catch (error) {
      logFailure('The menu could not be loaded', error);
      toast.error('This menu couldn’t be loaded. Reload the page to try again.');
    }
  }

  if (LoadedMenu) return <LoadedMenu trigger={trigger} choices={choices} opensAtOnce />;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => void open(),
    // A failure shows when the menu itself is asked for.
    onPointerEnter: () => void loadMenu().catch(() => undefined),
  });
}
