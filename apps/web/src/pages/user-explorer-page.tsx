import { Explorer } from '#features/explorer/explorer.tsx';
import { Page } from '#ui/page.tsx';

/** The public profiles of all fans. */
export function UserExplorerPage() {
  return (
    <Page>
      <Explorer />
    </Page>
  );
}
