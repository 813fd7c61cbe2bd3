import { useState, useRef } from 'react';
import type { UserProfile } from '@thirteen/contract/profile.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { toast } from '#ui/toasts/toast.ts';
import { userProfileQuery } from '#features/profile/profile.queries.ts';

type Choosable = 'profileImage' | 'theme' | 'comparing' | 'noindex' | 'namedTop13';

type ChoiceOptions<Field extends Choosable> = {
  readonly field: Field;
  readonly send: (value: UserProfile[Field]) => Promise<UserProfile>;
  readonly saved?: string;
  readonly failed: string;
};

/**
 * Saves a choice of the profile, shown at once. One save is on its way at a time, and of the choices made meanwhile only
 * the last one follows; when that is refused or the network is gone, the last saved one returns.
 */
export function useProfileChoice<Field extends Choosable>(options: ChoiceOptions<Field>) {
  type Value = UserProfile[Field];
  const [isSaving, setSaving] = useState(false);
  const waiting = useRef<{ readonly value: Value } | undefined>(undefined);

  async function choose(value: Value): Promise<void> {
    await queryClient.cancelQueries(userProfileQuery);
    const before = queryClient.getQueryData(userProfileQuery.queryKey);
    if (before === undefined) return;
    show(options.field, value, before.username);
    waiting.current = { value };
    if (isSaving) return;
    setSaving(true);
    await sendWaiting(before.username, before[options.field]);
    setSaving(false);
  }

  async function sendWaiting(username: string, savedValue: Value): Promise<void> {
    const { field, send, saved, failed } = options;
    let last = savedValue;
    let error: unknown;
    while (waiting.current !== undefined) {
      const { value } = waiting.current;
      waiting.current = undefined;
      error = undefined;
      try {
        last = (await send(value))[field];
      } catch (cause) {
        error = cause;
      }
    }
    show(field, last, username);
    if (error === undefined) {
      if (saved !== undefined) toast.success(saved);
      return;
    }
    toast.error(failed);
  }

  return { choose: (value: Value) => void choose(value), isSaving };
}

/** Another fan may have logged in since: their profile stays as it is. */
function show<Field extends Choosable>(field: Field, value: UserProfile[Field], username: string): void {
  queryClient.setQueryData(userProfileQuery.queryKey, (now) =>
    now?.username === username ? { ...now, [field]: value } : now,
  );
}
