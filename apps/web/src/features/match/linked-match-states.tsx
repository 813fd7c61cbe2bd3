import { wordsForError } from '#lib/api/problem.words.ts';
import { NotPublic } from '#ui/page/not-found.tsx';
import { Page } from '#ui/page/page.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { linkedMatchWords } from './match.words.ts';

/** A match that is on its way. */
export function LinkedMatchSkeleton() {
  return (
    <Page>
      <h1>{linkedMatchWords.title}</h1>
      <Skeleton width="20rem" height="1.5rem" />
      <Skeleton height="30rem" />
    </Page>
  );
}

/** For a code that is damaged, that a later version of the site made, or that holds songs which are not here. */
export function LinkedMatchUnknown() {
  return (
    <Page width="narrow">
      <NotPublic title={linkedMatchWords.unknown} reason={linkedMatchWords.unknownMore} />
    </Page>
  );
}

type NotLoadedProps = { readonly error: Error | null; readonly onRetry: () => void };

/** A match that the network or the server kept back. */
export function LinkedMatchNotLoaded({ error, onRetry }: NotLoadedProps) {
  return (
    <Page width="narrow">
      <RetryCard title={linkedMatchWords.notLoaded} message={wordsForError(error)} onRetry={onRetry} />
    </Page>
  );
}
