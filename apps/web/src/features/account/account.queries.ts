import { queryOptions } from '@tanstack/react-query';
import {
  endAccountSession,
  getAccount,
  listAccountSessions,
  type SessionEntry,
} from '@thirteen/contract/account.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { queryClient } from '#lib/api/query-client.ts';

/** The fan's email address and whether it is confirmed; read again whenever it is shown, since a mail changes it. */
export const accountQuery = queryOptions({
  queryKey: ['account', 'email'],
  queryFn: ({ signal }) => call(getAccount, { signal }),
  staleTime: 0,
});

/** Where the fan is logged in: this device, then the others by their last use. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call(listAccountSessions, { signal }),
  staleTime: 0,
});

/** Ends one session and takes it off the list; one that was over already, too. Throws `ApiError`. */
export async function endSessionOf({ id }: SessionEntry): Promise<void> {
  try {
    await call(endAccountSession, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
  }
  // An answer from before would bring it back.
  await queryClient.cancelQueries(sessionsQuery);
  queryClient.setQueryData(sessionsQuery.queryKey, (sessions) =>
    sessions?.filter((session) => session.id !== id),
  );
}

/** Lets the list be asked for again, after something that ended other sessions. */
export function forgetDevices(): void {
  void queryClient.invalidateQueries(sessionsQuery);
}
