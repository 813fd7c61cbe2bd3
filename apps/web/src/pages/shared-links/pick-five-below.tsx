import { useQuery } from '@tanstack/react-query';
import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { useMemo } from 'react';
import { albumsQuery, numbersById, themesByTitle } from '#features/catalogue/catalogue.queries.ts';
import { PickFive } from '#features/match/pick-five.tsx';
import { isSameFan, useSession } from '#lib/session/session.ts';

type PickFiveBelowProps = { readonly username: string; readonly songs: readonly Top13Entry[] };

/** "Pick five, see your match" below what a fan shared: for everybody but that fan. */
export function PickFiveBelow({ username, songs }: PickFiveBelowProps) {
  const albums = useQuery(albumsQuery);
  const session = useSession();
  const themeOf = useMemo(() => themesByTitle(albums.data), [albums.data]);
  const numberOf = useMemo(() => numbersById(albums.data), [albums.data]);
  if (isSameFan(username, session?.username)) return null;
  return <PickFive username={username} songs={songs} themeOf={themeOf} numberOf={numberOf} />;
}
