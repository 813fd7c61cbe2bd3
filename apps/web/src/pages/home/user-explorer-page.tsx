import { useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { Explorer } from '#features/explorer/explorer.tsx';
import { Page } from '#ui/page/page.tsx';

/** The public profiles of all fans. */
export function UserExplorerPage() {
  const { data: albums } = useQuery(albumsQuery);
  return (
    <Page>
      <Explorer albums={albums} />
    </Page>
  );
}
