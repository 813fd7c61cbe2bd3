import type { AccountParts } from './account-parts.ts';
import { findAccount, savePasswordHash, type Account } from './account.repository.ts';

/** Hashes a right password anew where its hash is of older parameters: only now is it known. */
export async function renewHash(
  { database, passwords }: AccountParts,
  account: Account,
  { password, address }: { readonly password: string; readonly address: string },
): Promise<void> {
  const old = account.passwordHash;
  if (old === null || !passwords.isOutdated(old)) return;
  const renewed = await passwords.hash(password, { address, goesFirst: true });
  await database.writeForUser(account.id, async (tx) => {
    // A change or a reset that came between wins.
    const present = await findAccount(tx, account.id);
    if (present?.passwordHash === old) await savePasswordHash(tx, account.id, renewed);
  });
}
