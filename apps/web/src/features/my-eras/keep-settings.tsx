import { deleteHistory, saveHistoryKept } from '@thirteen/contract/history.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#lib/api/call.ts';
import { wordsForError } from '#lib/api/problem.words.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';
import styles from './my-eras.module.css';
import { top13TimeQuery } from './my-eras.queries.ts';
import { myErasWords as words } from './my-eras.words.ts';

/** Whether lists are kept through time, and the way to delete all of it. */
export function KeepSettings({ kept }: { readonly kept: boolean }) {
  const [isAsking, setAsking] = useState(false);
  // Counts the tries, so that a switch whose choice failed goes back to what is stored.
  const [tries, setTries] = useState(0);

  async function keep(enabled: boolean) {
    try {
      const saved = await call(saveHistoryKept, { body: { enabled } });
      queryClient.setQueryData(top13TimeQuery.queryKey, (time) => time && { ...time, kept: saved.kept });
      toast.success(saved.kept ? words.switchedOn : words.switchedOff);
    } catch (error) {
      toast.error(wordsForError(error));
      setTries(tries + 1);
    }
  }

  async function deleteAll() {
    setAsking(false);
    try {
      await call(deleteHistory);
      await queryClient.invalidateQueries(top13TimeQuery);
      toast.success(words.deleted);
    } catch (error) {
      toast.error(wordsForError(error));
    }
  }

  return (
    <section className={styles['settings']} aria-labelledby="my-eras-kept">
      <h2 id="my-eras-kept">{words.settings}</h2>
      <p className={styles['note']}>
        {words.settingsText} <Link to={paths.privacy}>{words.privacy}</Link>
      </p>
      <div className={styles['actions']}>
        <Switch key={tries} label={words.keepSwitch} isOn={kept} onChange={(isOn) => void keep(isOn)} />
        <Button variant="quiet" onClick={() => setAsking(true)}>
          <Icon name="trash" size="sm" />
          {words.deleteAll}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.deleteTitle}
          text={words.deleteText}
          keepLabel={words.keep}
          loseLabel={words.deleteYes}
          onKeep={() => setAsking(false)}
          onLose={() => void deleteAll()}
        />
      )}
    </section>
  );
}
