import { useQuery } from '@tanstack/react-query';
import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { useMemo, type ComponentProps } from 'react';
import { albumsQuery, numbersById, themesByTitle } from '#features/catalogue/catalogue.queries.ts';
import { canPickFrom, PICK_TITLE, PickFive } from '#features/match/pick-five.tsx';
import { pickWords } from '#features/match/match.words.ts';
import { isSameFan, useSession } from '#lib/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';

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

type PickFiveInviteProps = PickFiveBelowProps & Pick<ComponentProps<typeof Button>, 'variant'>;

/** Leads there from the first screen, which on a phone ends far above it. */
export function PickFiveInvite({ username, songs, variant }: PickFiveInviteProps) {
  const session = useSession();
  if (isSameFan(username, session?.username) || !canPickFrom(songs)) return null;

  function goThere() {
    const title = document.getElementById(PICK_TITLE);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start' });
  }

  return (
    <Button variant={variant ?? 'action'} onClick={goThere}>
      {pickWords.invite}
    </Button>
  );
}
