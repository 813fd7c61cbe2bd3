import { getAccountData } from '@thirteen/contract/account.ts';
import { call } from '#lib/call.ts';

/** Saves everything that the site holds of this fan as a JSON file. Throws `ApiError`. */
export async function downloadAccountData(): Promise<void> {
  const data = await call(getAccountData);
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `thirteen-${data.username}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
