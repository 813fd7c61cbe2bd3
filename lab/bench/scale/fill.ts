import type { Store } from '../stores.ts';
import type { Population } from './population.ts';
import { showProgress } from './progress.ts';

const ROWS = 500;

/** Adds users with their lists and sums to the database of a server that is stopped. */
export async function fill(store: Store, { size, samples, userAt, counters }: Population): Promise<void> {
  for (let first = 0; first < size; first += ROWS) {
    const users = Array.from({ length: Math.min(ROWS, size - first) }, (_, index) => userAt(first + index));
    await store.insert(
      'users (id, username, username_key, email, email_key, created_at, login_count)',
      users.map(({ id, username, changedAt, loginCount }) => {
        const email = `${username}@example.org`;
        return [id, username, username, email, email, changedAt, loginCount];
      }),
    );
    await store.insert(
      'lists (user_id, list, items, revision, updated_at)',
      users.flatMap(({ id, sample, changedAt }) =>
        (samples[sample]?.lists ?? []).map(([list, items]) => [id, list, items, 1, changedAt]),
      ),
    );
    await store.insert(
      'verified_set_lists (user_id, changed_at, guitar, piano)',
      users.map(({ id, sample, changedAt }) => {
        const { guitar = '', piano = '' } = samples[sample] ?? {};
        return [id, changedAt, guitar, piano];
      }),
    );
    showProgress('users', first + users.length, size);
  }
  // They add to what the fans who signed up before count for.
  await store.insert(
    'counters (name, item, stripe, value)',
    counters.map(({ name, item, stripe, change }) => [name, item, stripe, change]),
    'on conflict (name, item, stripe) do update set value = counters.value + excluded.value',
  );
}
