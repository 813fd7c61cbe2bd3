import type { ProfileTheme } from '@thirteen/domain/profile/profile-themes.ts';
import { useId } from 'react';
import { profileWords } from '#features/profile/profile.words.ts';
import styles from './theme-pictures.module.css';

type ThemePicturesProps = {
  /** The name of the theme that the profile has. */
  readonly chosen: string;
  readonly themes: readonly ProfileTheme[];
  readonly onChoose: (theme: string) => void;
};

/** All themes by the art that they put behind a profile: one press or the arrow keys choose, as in the dropdown beside. */
export function ThemePictures({ chosen, themes, onChoose }: ThemePicturesProps) {
  const group = useId();
  return (
    <fieldset className={styles['pictures']} aria-label={profileWords.themePictures}>
      {themes.map(({ name, era }) => (
        <label key={name} className={styles['theme']}>
          <input
            type="radio"
            className={styles['box']}
            name={group}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          <img
            className={styles['art']}
            // The drawing of the banner itself: a twentieth of a picture's bytes, and there at once when it is chosen.
            src={`/media/backgrounds/${era}.svg`}
            width={1600}
            height={900}
            loading="lazy"
            decoding="async"
            alt=""
          />
          <span className={styles['name']}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
