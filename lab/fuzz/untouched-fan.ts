import { send, type FuzzFan } from './fuzz-fans.ts';

// What the account holds, what fans see of it, and the pages behind its links. Lists that go on over the whole
// catalogue are in the account's data as they were saved: an album that was added must not change them there.
const OWN = [
  '/api/account/data',
  '/api/profile/user-profile',
  '/api/rankings/user/top-thirteen',
  '/api/rankings/eras-tour-set-list',
  '/api/rankings/user/top-five-albums',
];
const PUBLIC = [
  '/api/profile/public-profile/{username}',
  '/api/profile/eras-tour-set-list/{username}',
  '/api/profile/{username}/has-completed-eras-tour',
  '/public-profile/{username}',
  '/top13/{username}',
  '/share-setlist/{username}',
];

/** All that the site says of a fan, by address; different when the session no longer lets the fan in. */
export type UntouchedState = ReadonlyMap<string, string>;

/** Reads all that the site says of a fan. */
export async function readUntouched(
  site: { readonly origin: string },
  untouched: FuzzFan,
): Promise<UntouchedState> {
  const state = new Map<string, string>();
  for (const address of OWN)
    state.set(address, await read(await send(site, 'GET', address, { fan: untouched })));
  for (const pattern of PUBLIC) {
    const address = pattern.replace('{username}', untouched.username);
    state.set(address, await read(await send(site, 'GET', address)));
  }
  return state;
}

/** The addresses that say something else than before. */
export function changesOf(before: UntouchedState, after: UntouchedState): readonly string[] {
  return [...before].flatMap(([address, text]) => (after.get(address) === text ? [] : [address]));
}

// When it was read, and when a session was last seen, are nothing that a stranger changes.
async function read(response: Response): Promise<string> {
  const text = await response.text();
  return `${response.status} ${text.replace(/"(?:exportedAt|lastSeen\w*)":(?:"[^"]*"|\d+),?/g, '')}`;
}
