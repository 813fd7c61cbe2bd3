import type { Album } from '@thirteen/contract/catalogue.ts';
import type { UserProfile } from '@thirteen/contract/profile.ts';
import type { EraEntry } from '@thirteen/contract/set-list.ts';

/** What everybody may read, and what saves are made of. */
export type PublicFacts = {
  readonly albums: readonly Album[];
  readonly questions: readonly string[];
  /** A whole set list: the one of the example profile. */
  readonly setList: readonly EraEntry[];
};

const AUTHOR = 'thirteen';

/** Reads the facts of a running site. */
export async function readSiteFacts(origin: string): Promise<PublicFacts> {
  const author = await readJson<UserProfile>(`${origin}/api/profile/public-profile/${AUTHOR}`);
  return {
    albums: await readJson<Album[]>(`${origin}/api/albums/allAlbums`),
    setList: await readJson<EraEntry[]>(`${origin}/api/rankings/eras-tour-set-list/${AUTHOR}`),
    questions: author.profileQuestions.map(({ question }) => question),
  };
}

async function readJson<Reply>(address: string): Promise<Reply> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Reply;
}
