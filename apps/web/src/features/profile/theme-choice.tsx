import { saveProfileTheme, type UserProfile } from '@thirteen/contract/profile.ts';
import {
  DEFAULT_PROFILE_THEME,
  isProfileTheme,
  profileThemes,
} from '@thirteen/domain/profile/profile-themes.ts';
import { call } from '#lib/call.ts';
import { words } from '#lib/words.ts';
import { Select } from '#ui/select.tsx';
import { profileWords } from './profile.words.ts';
import { SavingMark } from './saving-mark.tsx';
import { useProfileChoice } from './use-profile-choice.ts';

type ThemeChoiceProps = { readonly profile: UserProfile };

/** The theme of the fan's profile: the page wears it at once. */
export function ThemeChoice({ profile: { theme } }: ThemeChoiceProps) {
  const { choose, isSaving } = useProfileChoice({
    field: 'theme',
    send: (chosen) => call(saveProfileTheme, { body: { theme: chosen } }),
    saved: words.profile.themeUpdated,
    failed: words.profile.themeFailed,
  });
  return (
    <Select
      label={profileWords.themeLabel}
      value={isProfileTheme(theme) ? theme : DEFAULT_PROFILE_THEME}
      choices={profileThemes}
      onChange={choose}
      status={<SavingMark isSaving={isSaving} />}
    />
  );
}
