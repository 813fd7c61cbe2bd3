import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

type TooltipProps = {
  readonly text: string;
  /** The control that it explains. The text is only a hint: the control needs a name of its own. */
  readonly children: ReactElement;
};

/** A hint on hover and focus; Escape closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={styles['positioner']} sideOffset={8} collisionPadding={8}>
          <BaseTooltip.Popup className={styles['tooltip']}>{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
