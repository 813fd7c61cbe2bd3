import { chooseHoverSound, useHoverSound } from '#ui/audio-player/hover-sound.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { sorterWords } from '../sorter.words.ts';
import { chooseShortcuts, useShortcutsOn } from './shortcuts.ts';
import styles from './shortcuts-dialog.module.css';

/** All keys of a question, with the choice to have none. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const isOn = useShortcutsOn();
  const hasSound = useHoverSound();
  return (
    <Dialog title={sorterWords.help} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <dl className={styles['keys']}>
        {sorterWords.keys.map(([key, action]) => (
          <div key={key} className={styles['line']}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['switches']}>
        <Switch label={sorterWords.shortcutsOn} isOn={isOn} onChange={chooseShortcuts} />
        <Switch label={sorterWords.hoverSound} isOn={hasSound} onChange={chooseHoverSound} />
      </div>
    </Dialog>
  );
}
