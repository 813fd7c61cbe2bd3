import { useState } from 'react';
import { wordsForError } from '#lib/problem-words.ts';
import { currentSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { AccountSection } from './account-section.tsx';
import { accountWords } from './account.words.ts';
import { downloadAccountData } from './download-data.ts';

/** Everything that the site holds of a fan, to take along. */
export function DataSection() {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      await downloadAccountData();
    } catch (error) {
      // The end of a session has its own words.
      if (currentSession() !== undefined) toast.error(wordsForError(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <AccountSection title={accountWords.data.title} text={accountWords.data.text}>
      <Button variant="quiet" isBusy={isBusy} onClick={download}>
        <Icon name="download" size="sm" />
        {accountWords.data.download}
      </Button>
    </AccountSection>
  );
}
