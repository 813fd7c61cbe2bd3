import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { useState, type MouseEvent, type ReactElement } from 'react';
import styles from './tooltip.module.css';

type TooltipProps = {
  readonly text: string;
  /** The control that it explains. The text is only a hint: the control needs a name of its own. */
  readonly children: ReactElement;
  /** There is nothing to say for now; the control stays the same element. */
  readonly isDisabled?: boolean;
  /** A press opens it too, for controls that can do nothing else: touch screens know neither hover nor focus. */
  readonly opensOnPress?: boolean;
};

// A press must not close what it opened, nor must the end of a touch, which browsers report as the end of hovering.
const ENDS_OF_PRESS: ReadonlySet<string> = new Set(['trigger-press', 'trigger-hover']);

/** A hint on hover and focus; Escape closes it. */
export function Tooltip({ text, children, isDisabled = false, opensOnPress = false }: TooltipProps) {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'touch'>();

  function change(isOpen: boolean, reason: string) {
    if (isOpen) setOpenedBy((now) => now ?? 'pointer');
    else if (openedBy !== 'touch' || !ENDS_OF_PRESS.has(reason)) setOpenedBy(undefined);
  }

  function press({ nativeEvent }: MouseEvent) {
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    setOpenedBy(isTouch ? 'touch' : 'pointer');
  }

  return (
    <BaseTooltip.Root
      disabled={isDisabled}
      open={openedBy !== undefined && !isDisabled}
      onOpenChange={(isOpen, { reason }) => change(isOpen, reason)}
    >
      <BaseTooltip.Trigger render={children} {...(opensOnPress && { closeOnClick: false, onClick: press })} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={styles['positioner']} sideOffset={8} collisionPadding={8}>
          <BaseTooltip.Popup className={styles['tooltip']}>{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
