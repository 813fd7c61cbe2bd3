import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { FocusEvent, ReactElement } from 'react';
import styles from './menu.module.css';

/** A choice of a menu. One that would do nothing now is disabled. */
type MenuChoice = {
  readonly label: string;
  readonly onChoose: () => void;
  readonly isDisabled?: boolean;
  /** Draws a line above it: what follows is of another kind. */
  readonly startsGroup?: boolean;
};

type MenuProps = {
  /** The button that opens it, with a name of its own. */
  readonly trigger: ReactElement;
  readonly choices: readonly MenuChoice[];
  /** It was pressed before its code was there. */
  readonly opensAtOnce?: boolean;
};

/** A button with a list of things to do. The focus returns to the button when it closes. */
export function Menu({ trigger, choices, opensAtOnce = false }: MenuProps) {
  return (
    <BaseMenu.Root modal={false} defaultOpen={opensAtOnce}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles['positioner']} align="end" sideOffset={6} collisionPadding={8}>
          <BaseMenu.Popup className={styles['menu']} onFocus={enterFirst}>
            {choices.map(({ label, onChoose, isDisabled = false, startsGroup = false }) => (
              <BaseMenu.Item
                key={label}
                className={styles['choice']}
                data-starts-group={startsGroup || undefined}
                disabled={isDisabled}
                onClick={onChoose}
              >
                {label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** Opened by touch or mouse, the menu itself gets the focus, which says nothing: it goes on to the first choice. */
function enterFirst({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  // A mouse that leaves a choice hands the focus back to the menu; there it stays.
  if (target !== currentTarget || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')?.focus();
}
