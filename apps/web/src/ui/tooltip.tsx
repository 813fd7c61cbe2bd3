import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { useState, type ReactElement } from 'react';
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

/** A hint on hover and focus; Escape closes it. */
export function Tooltip({ text, children, isDisabled = false, opensOnPress = false }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <BaseTooltip.Root
      disabled={isDisabled}
      open={isOpen && !isDisabled}
      onOpenChange={(next, { reason }) => {
        if (next || !opensOnPress || reason !== 'trigger-press') setIsOpen(next);
      }}
    >
      <BaseTooltip.Trigger
        render={children}
        {...(opensOnPress && { closeOnClick: false, onClick: () => setIsOpen(true) })}
      />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={styles['positioner']} sideOffset={8} collisionPadding={8}>
          <BaseTooltip.Popup className={styles['tooltip']}>{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
