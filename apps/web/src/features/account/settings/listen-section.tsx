import { listenServices } from '#lib/listen-links.ts';
import { chooseFirstService, useFirstService } from '#lib/listen.ts';
import { listenWords } from '#ui/listen/listen.words.ts';
import { Select } from '#ui/forms/select.tsx';
import { AccountSection } from './account-section.tsx';
import { accountWords } from '#features/account/account.words.ts';

/** Which service comes first where a song can be listened to, in this browser. */
export function ListenSection() {
  const first = useFirstService();
  return (
    <AccountSection title={accountWords.listen.title} text={accountWords.listen.text}>
      <Select
        label={accountWords.listen.first}
        value={first}
        choices={listenServices.map((value) => ({ value, name: listenWords.names[value] }))}
        onChange={chooseFirstService}
      />
    </AccountSection>
  );
}
