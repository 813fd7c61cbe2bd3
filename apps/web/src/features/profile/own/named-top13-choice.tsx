import { useQuery } from '@tanstack/react-query';
import { saveNamedTop13 } from '@thirteen/contract/profile.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#lib/api/call.ts';
import { namedTop13Path } from '#lib/paths.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { copyLink } from '#ui/link-offer/copy-link.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import styles from './named-top13-choice.module.css';
import { userProfileQuery } from '#features/profile/profile.queries.ts';
import { profileWords } from '#features/profile/profile.words.ts';
import { useProfileChoice } from './use-profile-choice.ts';

type NamedTop13ChoiceProps = {
  /** Whether it can be switched on here; one that is on can always be switched off. */
  readonly isOffered: boolean;
};

/** Whether the fan's Top 13 has a link with the fan's name, and that link. A fan who is hidden has none to give. */
export function NamedTop13Choice({ isOffered }: NamedTop13ChoiceProps) {
  const { data: profile } = useQuery(userProfileQuery);
  const [wasOn, setWasOn] = useState(false);
  const { choose } = useProfileChoice({
    field: 'namedTop13',
    send: (enabled) => call(saveNamedTop13, { body: { enabled } }),
    failed: profileWords.switchFailed,
  });
  // It stays for who changes their mind at once.
  if (profile?.namedTop13 && !wasOn) setWasOn(true);
  if (profile === undefined || profile.hidden || !(isOffered || wasOn)) return null;
  const path = namedTop13Path(profile.username);
  const said = { copied: profileWords.namedCopied, failed: profileWords.namedCopyFailed };
  return (
    <div className={styles['choice']}>
      <Switch label={profileWords.namedTop13} isOn={profile.namedTop13} onChange={choose} />
      <p className={styles['note']}>{profileWords.namedTop13More}</p>
      {profile.namedTop13 && (
        <div className={styles['link']}>
          <Button variant="quiet" onClick={() => void copyLink(window.location.origin + path, said)}>
            <Icon name="link" size="sm" />
            {profileWords.copyNamed}
          </Button>
          <Link to={path}>{profileWords.viewNamed}</Link>
        </div>
      )}
    </div>
  );
}
