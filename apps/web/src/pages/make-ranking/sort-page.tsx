import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { SortScreen } from '#features/sorter/sort-screen.tsx';
import { SortResult } from './sort-result.tsx';

/** One sort, for everyone: its questions, or what it has come to. */
export function SortPage() {
  const { id = '' } = useParams();
  return <SortScreen id={id} albums={useQuery(albumsQuery)} Result={SortResult} />;
}
