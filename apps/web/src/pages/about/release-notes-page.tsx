import { ReleaseNotes } from '#features/about/release-notes.tsx';
import { Page } from '#ui/page/page.tsx';

/** What came with each version, for everyone. */
export function ReleaseNotesPage() {
  return (
    <Page width="narrow">
      <ReleaseNotes />
    </Page>
  );
}
