import { readFileSync } from 'node:fs';

/** A song as the API shows it in a Top 13. */
export type EntrySong = {
  readonly songId: string;
  readonly songTitle: string;
  readonly albumName: string;
  readonly albumCover: string;
  readonly albumImage: string;
  readonly audioSource: string;
};
export type Entry = EntrySong & { readonly slot: number };

/** What the servers that are compared share: what they answer, the songs to choose from and the open sessions. */
export type Fixture = {
  readonly entries: readonly Entry[];
  readonly songs: readonly EntrySong[];
  readonly sessions: readonly string[];
};

/** The variable that leads a compared server to its fixture. */
export const FIXTURE_VARIABLE = 'BENCH_FIXTURE';

export function readFixture(): Fixture {
  return JSON.parse(readFileSync(process.env[FIXTURE_VARIABLE] ?? '', 'utf8')) as Fixture;
}
