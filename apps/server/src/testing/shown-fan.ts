import { aSetList, aWholeShow } from '../features/set-list/testing/a-set-list.ts';
import { aPublicFan, type ProfileFan } from './profile-fan.ts';
import type { TestApp } from './test-app.ts';

/** A new fan with all that strangers can see: a public profile and a published set list. */
export async function aShownFan(site: TestApp): Promise<ProfileFan> {
  const fan = await aPublicFan(site);
  await publishShow(site, fan);
  return fan;
}

/** Publishes a whole show as the fan's set list. */
export async function publishShow(site: TestApp, { token }: { readonly token: string }): Promise<void> {
  const body = { erasTourSetList: aSetList(aWholeShow()), verify: true };
  const saved = await site.send('PUT', '/api/rankings/eras-tour-set-list', { token, body });
  if (saved.statusCode !== 200) throw new Error(`Publishing answered ${saved.statusCode}: ${saved.body}`);
}
