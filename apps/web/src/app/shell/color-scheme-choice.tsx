import { chooseColorScheme, colorSchemes, useColorScheme, type ColorScheme } from '#lib/browser/theme.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './color-scheme-choice.module.css';

const looks: Record<ColorScheme, { icon: IconName; label: string }> = {
  system: { icon: 'monitor', label: 'System' },
  light: { icon: 'sun', label: 'Light' },
  dark: { icon: 'moon', label: 'Dark' },
};

/** The page's colors: as the device says, light or dark. */
export function ColorSchemeChoice() {
  const chosen = useColorScheme();
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['legend']}>Theme</legend>
      {colorSchemes.map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input
            type="radio"
            name="theme"
            value={choice}
            data-focus="box"
            checked={chosen === choice}
            onChange={() => chooseColorScheme(choice)}
          />
          <Icon name={looks[choice].icon} size="sm" />
          {looks[choice].label}
        </label>
      ))}
    </fieldset>
  );
}
