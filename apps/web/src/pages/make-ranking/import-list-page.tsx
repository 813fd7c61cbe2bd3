import { useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { ImportScreen } from '#features/transfer/import-screen.tsx';
import { importWords } from '#features/transfer/import.words.ts';
import { Page } from '#ui/page/page.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { PageSkeleton } from '#ui/page/skeleton.tsx';
import { ImportTarget } from './import-target.tsx';

/** Brings a list from elsewhere into the fan's rankings. */
export function ImportListPage() {
  const albums = useQuery(albumsQuery);
  if (albums.data) {
    return (
      <ImportScreen
        albums={albums.data}
        renderTarget={(songIds) => <ImportTarget songIds={songIds} albums={albums.data} />}
      />
    );
  }
  if (!albums.isError) return <PageSkeleton />;
  return (
    <Page>
      <h1>{importWords.title}</h1>
      <RetryCard message={importWords.notLoaded} onRetry={() => void albums.refetch()} />
    </Page>
  );
}
