import { type SessionEntry, logoutEverywhere } from '@thirteen/contract/account.ts';
import { useRef, useState } from 'react';
import { wordsForError } from '#lib/api/problem.words.ts';
import { currentSession, endSession } from '#lib/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { endSessionOf, sessionsQuery } from '#features/account/account.queries.ts';
import { accountWords } from '#features/account/account.words.ts';
import styles from './device-list.module.css';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { AccountSection } from '#features/account/settings/account-section.tsx';
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx';

const { devices: words } = accountWords;

type DeviceListProps = { readonly sessions: readonly SessionEntry[] };

/** The devices that a fan is logged in on, each but this one with a button that ends it. */
function DeviceList({ sessions }: DeviceListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul className={styles['list']} aria-label={words.list} tabIndex={-1} ref={list}>
        {sessions.map((session) => (
          // The button that had the focus is gone with its row.
          <Device key={session.id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
      {sessions.length === 1 && <p>{words.alone}</p>}
    </>
  );
}

type DeviceProps = { readonly session: SessionEntry; readonly onEnded: () => void };

function Device({ session, onEnded }: DeviceProps) {
  const { device, createdAt, lastSeenAt, current } = session;
  const lastSeen = current ? words.inUse : words.lastSeen(timeSinceInWords(lastSeenAt));
  return (
    <li className={styles['device']}>
      <div>
        <p className={styles['name']}>
          {device}
          {current && <span className={styles['mark']}>{words.this}</span>}
        </p>
        <p className={styles['times']}>
          {words.opened(dayInWords(createdAt))}, {lastSeen}
        </p>
      </div>
      {!current && <EndButton session={session} name={`${device}, ${lastSeen}`} onEnded={onEnded} />}
    </li>
  );
}

type EndButtonProps = DeviceProps & {
  /** Names the device, for screen readers that list buttons alone. */
  readonly name: string;
};

function EndButton({ session, name, onEnded }: EndButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    try {
      await endSessionOf(session);
      onEnded();
      toast.success(words.ended(session.device));
    } catch (error) {
      setBusy(false);
      // The end of a session has its own words.
      if (currentSession() !== undefined) toast.error(wordsForError(error));
    }
  }

  return (
    <Button variant="quiet" isBusy={isBusy} aria-label={`${words.end}: ${name}`} onClick={() => void end()}>
      {words.end}
    </Button>
  );
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const spans = new Intl.RelativeTimeFormat('en-US');

/** A time as its day here: "Nov 20, 2026". */
function dayInWords(time: string): string {
  return days.format(new Date(time));
}

/** How long ago a time is, no finer than by hours, since the server knows it no better: "3 hours ago". */
export function timeSinceInWords(time: string, now = Date.now()): string {
  const passedMs = now - Date.parse(time);
  if (passedMs < HOUR_MS) return 'within the last hour';
  if (passedMs < DAY_MS) return spans.format(-Math.floor(passedMs / HOUR_MS), 'hour');
  return spans.format(-Math.floor(passedMs / DAY_MS), 'day');
}

/** Where a fan is logged in, and how to end that. */
export function DevicesSection() {
  const sessions = useQuery(sessionsQuery);
  const { devices } = accountWords;
  return (
    <AccountSection title={devices.title} text={devices.text}>
      {sessions.isPending && <Skeleton height="5rem" />}
      {sessions.isError && sessions.data === undefined && (
        <RetryCard message={devices.failed} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && <DeviceList sessions={sessions.data} />}
      <LogOutEverywhere />
    </AccountSection>
  );
}

function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const { everywhere } = accountWords;

  async function logOutEverywhere({ password }: Proof) {
    await call(logoutEverywhere, { body: { password } });
    endSession('logout');
    toast.success(accountWords.loggedOutEverywhere);
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {everywhere.open}
      </Button>
      {isAsking && (
        <PasswordDialog
          title={everywhere.title}
          text={everywhere.text}
          keepLabel={everywhere.keep}
          confirmLabel={everywhere.open}
          onClose={() => setAsking(false)}
          onConfirm={logOutEverywhere}
        />
      )}
    </>
  );
}
