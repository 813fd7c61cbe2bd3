import { countChosen } from '@thirteen/domain/top13/top13.ts';
import { useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { CarryOn } from '#features/landing/carry-on.tsx';
import { StartWithThree } from '#features/landing/start-with-three.tsx';
import { keptPicks } from '#features/match/kept-picks.ts';
import { visitorSorts } from '#features/sorter/sorts/visitor-sorts.ts';
import { visitorTop13 } from '#features/top13/visitor-top13.ts';
import { sortPath } from '#lib/paths.ts';
import { useStore } from '#lib/store.ts';
import { useMemo } from 'react';

/** What a visitor made here before, and the ways on. */
export function LandingCarryOn() {
  const top13 = useStore(visitorTop13, (kept) => kept);
  const { data } = useQuery(albumsQuery);
  const songs = useMemo(
    () =>
      new Map(
        data?.flatMap((album) =>
          album.songs.map(({ _id: id, title }) => [id, { title, era: album.theme }] as const),
        ),
      ),
    [data],
  );
  // The one changed last.
  const underWay = visitorSorts.list().find(({ left }) => left > 0);
  if (underWay === undefined && countChosen(top13) === 0) return <StartWithThree kept={keptPicks} />;
  return (
    <CarryOn top13={top13} questions={underWay && sortPath(underWay.id)} songOf={(id) => songs.get(id)} />
  );
}
