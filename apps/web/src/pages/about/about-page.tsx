import { useQuery } from '@tanstack/react-query';
import { About } from '#features/about/about.tsx';
import { aboutQuery } from '#features/about/about.queries.ts';
import { Page } from '#ui/page/page.tsx';

/** Who makes Thirteen, for everyone. */
export function AboutPage() {
  const about = useQuery(aboutQuery);
  return (
    <Page>
      <About
        facts={about.data}
        hasFailed={about.isError && about.data === undefined}
        onRetry={() => void about.refetch()}
      />
    </Page>
  );
}
