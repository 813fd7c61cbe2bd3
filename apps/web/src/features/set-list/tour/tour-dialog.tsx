import { useQuery } from '@tanstack/react-query';
import type { Tour } from '@thirteen/domain/set-list/tour.ts';
import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { tourQuery } from '#features/set-list/set-list.queries.ts';
import { tourWords } from './tour.words.ts';

type TourDialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  /** What is shown once the tour is known. */
  readonly children: (tour: Tour) => ReactNode;
};

/** A dialog that needs the facts of the tour, and says so while they are missing. */
export function TourDialog({ title, onClose, children }: TourDialogProps) {
  const { data: tour, isError, refetch } = useQuery(tourQuery);
  if (tour) return children(tour);
  return (
    <Dialog title={title} onClose={onClose}>
      {isError ? (
        <RetryCard message={tourWords.notLoaded} onRetry={() => void refetch()} />
      ) : (
        <p>{tourWords.loading}</p>
      )}
    </Dialog>
  );
}
