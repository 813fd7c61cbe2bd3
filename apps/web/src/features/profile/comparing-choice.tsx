import { saveComparing, type UserProfile } from '@thirteen/contract/profile.ts';
import { call } from '#lib/call.ts';
import { Switch } from '#ui/switch.tsx';
import { profileWords } from './profile.words.ts';
import { useProfileChoice } from './use-profile-choice.ts';

type ComparingChoiceProps = { readonly profile: UserProfile };

/** Whether other fans may compare themselves with this one. */
export function ComparingChoice({ profile }: ComparingChoiceProps) {
  const { choose } = useProfileChoice({
    field: 'comparing',
    send: (enabled) => call(saveComparing, { body: { enabled } }),
    failed: profileWords.comparingFailed,
  });
  return <Switch label={profileWords.comparing} isOn={profile.comparing} onChange={choose} />;
}
