import { saveProfileTheme, type UserProfile } from '@thirteen/contract/profile.ts';
import type { ProfileTheme } from '@thirteen/domain/profile/profile-choices.ts';
import { call } from '#lib/api/call.ts';
import { words } from '#lib/words.ts';
import { Select } from '#ui/forms/select.tsx';
import { profileWords } from '#features/profile/profile.words.ts';
import { useProfileChoice } from './use-profile-choice.ts';
import styles from './profile-theme-choice.module.css';
import { useId } from 'react';

type ProfileThemeChoiceProps = {
  readonly profile: Pick<UserProfile, 'theme'>;
  readonly themes: readonly ProfileTheme[];
};

/** Chooses the theme of the fan's profile, by name or by picture; the page changes to it at once. */
export function ProfileThemeChoice({ profile: { theme }, themes }: ProfileThemeChoiceProps) {
  const { choose, isSaving } = useProfileChoice({
    field: 'theme',
    send: (chosen) => call(saveProfileTheme, { body: { theme: chosen } }),
    saved: words.profile.themeUpdated,
    failed: words.profile.themeFailed,
  });
  const known = themes.map(({ name }) => name);
  // The site may have a theme that only its albums tell of, and they may be on their way.
  const names = known.includes(theme) ? known : [theme, ...known];
  return (
    <>
      <Select
        label={profileWords.themeLabel}
        value={theme}
        choices={names.map((name) => ({ value: name, name }))}
        onChange={choose}
        status={<SavingMark isSaving={isSaving} />}
      />
      <ThemePictures chosen={theme} themes={themes} onChoose={choose} />
    </>
  );
}

type SavingMarkProps = { readonly isSaving: boolean };

/** Says beside a control that what was chosen is on its way. */
function SavingMark({ isSaving }: SavingMarkProps) {
  return (
    <span className={styles['mark']} data-shown={isSaving || undefined} aria-hidden={!isSaving}>
      <span className={styles['spinner']} />
      {profileWords.saving}
    </span>
  );
}

type ThemePicturesProps = {
  /** The name of the theme that the profile has. */
  readonly chosen: string;
  readonly themes: readonly ProfileTheme[];
  readonly onChoose: (theme: string) => void;
};

/** All themes by the art that they put behind a profile: one press or the arrow keys choose, as in the dropdown beside. */
function ThemePictures({ chosen, themes, onChoose }: ThemePicturesProps) {
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
