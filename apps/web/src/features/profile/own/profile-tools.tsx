import { saveComparing, saveNoindex, type UserProfile } from '@thirteen/contract/profile.ts';
import type { ProfileTheme } from '@thirteen/domain/profile/profile-choices.ts';
import { Link } from 'react-router';
import { call } from '#lib/api/call.ts';
import { paths, publicProfilePath } from '#lib/paths.ts';
import { Switch } from '#ui/forms/switch.tsx';
import { ProfileThemeChoice } from './profile-theme-choice.tsx';
import styles from './profile-tools.module.css';
import { profileWords } from '#features/profile/profile.words.ts';
import { useProfileChoice } from './use-profile-choice.ts';

type ProfileToolsProps = {
  readonly profile: Pick<UserProfile, 'username' | 'theme' | 'comparing' | 'noindex' | 'shareable'>;
  /** What there is to choose from. */
  readonly themes: readonly ProfileTheme[];
};

/** What the fan's own profile is set to: its theme, and who may see and compare it. */
export function ProfileTools({ profile, themes }: ProfileToolsProps) {
  return (
    <div className={styles['tools']}>
      <ProfileThemeChoice profile={profile} themes={themes} />
      <ComparingChoice profile={profile} />
      <NoindexChoice profile={profile} />
      <Link to={paths.myEras}>{profileWords.myEras}</Link>
      {profile.shareable && <Link to={publicProfilePath(profile.username)}>{profileWords.viewPublic}</Link>}
    </div>
  );
}

/** Whether other fans may compare themselves with this one. */
function ComparingChoice({ profile }: { readonly profile: Pick<UserProfile, 'comparing'> }) {
  const { choose } = useProfileChoice({
    field: 'comparing',
    send: (enabled) => call(saveComparing, { body: { enabled } }),
    failed: profileWords.switchFailed,
  });
  return <Switch label={profileWords.comparing} isOn={profile.comparing} onChange={choose} />;
}

/** Whether search engines are asked to leave the fan's public pages out. */
function NoindexChoice({ profile }: { readonly profile: Pick<UserProfile, 'noindex'> }) {
  const { choose } = useProfileChoice({
    field: 'noindex',
    send: (enabled) => call(saveNoindex, { body: { enabled } }),
    failed: profileWords.switchFailed,
  });
  return <Switch label={profileWords.noindex} isOn={profile.noindex} onChange={choose} />;
}
