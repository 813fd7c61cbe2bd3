import { saveConfirmedEmail } from '#features/account/emails.repository.ts';
import { insertSession } from '#features/account/sessions.repository.ts';
import { makeToken } from '#features/account/tokens.ts';
import type { Database } from '#platform/db/database.ts';

const HOUR_MS = 60 * 60 * 1000;
const DEVICES = [
  { device: 'Safari on iPhone', openedHoursAgo: 40 },
  { device: 'Firefox on Windows', openedHoursAgo: 3 },
] as const;

/** Gives the account to look around as a confirmed address and two devices, which nobody holds the tokens of. */
export async function fillAccount(database: Database, fan: { id: string; email: string }): Promise<void> {
  const now = Date.now();
  await database.writeForUser(fan.id, async (tx) => {
    await saveConfirmedEmail(tx, fan.id, fan.email, new Date(now).toISOString());
    for (const { device, openedHoursAgo } of DEVICES) {
      const createdAt = now - openedHoursAgo * HOUR_MS;
      await insertSession(tx, makeToken(fan.id), { createdAt, expiresAt: createdAt + 168 * HOUR_MS, device });
    }
  });
}
