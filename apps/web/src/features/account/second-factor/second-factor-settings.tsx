import { useQuery, queryOptions } from '@tanstack/react-query';
import { endSecondFactor, renewRecoveryCodes, getSecondFactor } from '@thirteen/contract/second-factor.ts';
import { useState } from 'react';
import { call } from '#lib/api/call.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { forgetDevices } from '#features/account/account.queries.ts';
import { PasswordDialog } from '#features/account/password-dialog.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { codesLeft, secondFactorWords } from '#features/account/account.words.ts';
import { SetUpDialog } from './set-up-dialog.tsx';
import styles from './second-factor.module.css';

/** Whether logging in to this account asks for a code, and how many recovery codes are left. */
const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
});

type Asked = 'set-up' | 'new-codes' | 'turn-off' | undefined;

/** Whether logging in asks for a code, and the ways to change that. */
export function SecondFactorSettings() {
  const state = useQuery(secondFactorQuery);
  const [asked, setAsked] = useState<Asked>();
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  const close = () => setAsked(undefined);
  const reload = () => {
    void state.refetch();
    forgetDevices();
  };

  if (state.isPending) return <Skeleton width="60%" height="2rem" />;
  if (state.isError) return <RetryCard message={secondFactorWords.loadFailed} onRetry={reload} />;
  const { enabled, recoveryCodesLeft } = state.data;
  return (
    <>
      <p className={styles['state']} data-on={enabled || undefined}>
        {enabled && <Icon name="check" size="sm" />}
        {enabled ? `${secondFactorWords.on} ${codesLeft(recoveryCodesLeft)}` : secondFactorWords.off}
      </p>
      <div className={styles['row']}>
        {enabled ? (
          <>
            <Button variant="quiet" onClick={() => setAsked('new-codes')}>
              New recovery codes
            </Button>
            <Button variant="quiet" onClick={() => setAsked('turn-off')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button variant="quiet" onClick={() => setAsked('set-up')}>
            Set up two-step login
          </Button>
        )}
      </div>
      {asked === 'set-up' && (
        <SetUpDialog
          onClose={close}
          onDone={() => {
            toast.success(secondFactorWords.isOn);
            reload();
          }}
        />
      )}
      {asked === 'turn-off' && (
        <PasswordDialog
          title="Turn two-step login off?"
          text="Then your password alone lets you in. Your recovery codes stop working, and your other devices are logged out."
          keepLabel="Cancel"
          confirmLabel="Turn off"
          asksCode
          onClose={close}
          onConfirm={async (body) => {
            await call(endSecondFactor, { body });
            toast.success(secondFactorWords.isOff);
            close();
            reload();
          }}
        />
      )}
      {asked === 'new-codes' && (
        <PasswordDialog
          title="Make new recovery codes?"
          text="The codes that you have now stop working."
          keepLabel="Cancel"
          confirmLabel="Make new codes"
          isHarmless
          asksCode
          onClose={close}
          onConfirm={async (body) => {
            setNewCodes((await call(renewRecoveryCodes, { body })).recoveryCodes);
            close();
            reload();
          }}
        />
      )}
      {newCodes && (
        <Dialog
          title="Keep your recovery codes"
          onClose={() => setNewCodes(undefined)}
          actions={<Button onClick={() => setNewCodes(undefined)}>I have kept them</Button>}
        >
          <RecoveryCodeList codes={newCodes} />
        </Dialog>
      )}
    </>
  );
}
