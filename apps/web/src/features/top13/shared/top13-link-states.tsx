import { wordsForError } from '#lib/api/problem.words.ts';
import { NotPublic } from '#ui/page/not-found.tsx';
import { Page } from '#ui/page/page.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { Top13LinkLayout } from './top13-link-layout.tsx';
import { top13LinkWords } from './top13-link.words.ts';

/** A Top 13 that is on its way. */
export function Top13LinkSkeleton() {
  return (
    <Top13LinkLayout>
      <Page>
        <h1>{top13LinkWords.title}</h1>
        <Skeleton width="20rem" height="1.5rem" />
        <Skeleton height="40rem" />
      </Page>
    </Top13LinkLayout>
  );
}

/** For a code that is damaged, that a later version of the site made, or that holds songs which are not here. */
export function Top13LinkUnknown() {
  return (
    <Top13LinkLayout>
      <Page width="narrow">
        <NotPublic title={top13LinkWords.unknown} reason={top13LinkWords.unknownMore} />
      </Page>
    </Top13LinkLayout>
  );
}

/** For a name that no Top 13 has in public, whether or not there is such a fan. */
export function NamedTop13Unknown() {
  return (
    <Top13LinkLayout>
      <Page width="narrow">
        <NotPublic title={top13LinkWords.unknownName} reason={top13LinkWords.unknownNameMore} />
      </Page>
    </Top13LinkLayout>
  );
}

type NotLoadedProps = { readonly error: Error | null; readonly onRetry: () => void };

/** A Top 13 that the network or the server kept back. */
export function Top13LinkNotLoaded({ error, onRetry }: NotLoadedProps) {
  return (
    <Top13LinkLayout>
      <Page width="narrow">
        <RetryCard title={top13LinkWords.notLoaded} message={wordsForError(error)} onRetry={onRetry} />
      </Page>
    </Top13LinkLayout>
  );
}
