import { useQuery } from '@tanstack/react-query';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import type { RankedSlots } from '@thirteen/domain/history/top-changes.ts';
import { useEffect, useState } from 'react';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { MyEras } from '#features/my-eras/my-eras.tsx';
import { top13TimeQuery } from '#features/my-eras/my-eras.queries.ts';
import { myErasWords } from '#features/my-eras/my-eras.words.ts';
import { isSameTop13 } from '#features/top13/top13-change.ts';
import { Top13Conflict } from '#features/top13/top13-conflict.tsx';
import { editTop13, ownTop13, savedTop13, top13History } from '#features/top13/top13.saving.ts';
import { top13Words } from '#features/top13/top13.words.ts';
import { useTop13 } from '#features/top13/use-top13.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { MoveHistoryButtons } from '#ui/history/move-history-buttons.tsx';
import { useStepHistory } from '#ui/history/use-step-history.ts';
import { SavingStatus } from '#ui/saving-status/saving-status.tsx';
import { toast } from '#ui/toasts/toast.ts';

/** The fan's lists through time. A list of the past comes back as a change of the Top 13, by its saving queue. */
export function MyErasPage() {
  const albums = useQuery(albumsQuery);
  const list = useTop13();
  const { top13, status, conflict, isLoading, unread, reload } = list;
  const [isDeciding, setIsDeciding] = useState(true);
  const isLocked = unread?.hasCopy === false;
  useEffect(() => top13History.clear, []);
  useFreshTime();
  const history = useStepHistory(top13History, {
    isShown: (shown) => isSameTop13(shown, top13),
    restore: (to) => ownTop13.change(to),
  });

  function bringBack(past: RankedSlots, date: string) {
    const step = { made: myErasWords.broughtBack(date), undone: myErasWords.takenBack };
    editTop13(
      Array.from({ length: TOP13_SLOTS }, (_, slot) => past[slot] ?? null),
      step,
    );
    toast.success(step.made, undefined, {
      action: { label: myErasWords.undo, onPress: () => history.undo() },
    });
  }

  return (
    <>
      <MyEras
        albums={albums.data ?? (albums.isPending ? undefined : [])}
        present={isLoading || isLocked ? undefined : top13}
        onBringBack={bringBack}
        saving={
          <>
            <SavingStatus
              status={status}
              onRetry={savedTop13.saveNow}
              onReview={() => setIsDeciding(true)}
              unread={unread && { ...unread, noun: top13Words.noun, onReload: reload }}
            />
            <MoveHistoryButtons history={history} noun={top13Words.change} />
          </>
        }
      />
      {conflict && isDeciding && (
        <Top13Conflict mine={conflict.mine} theirs={conflict.theirs} onClose={() => setIsDeciding(false)} />
      )}
    </>
  );
}

/** Reads what is kept again once a change of the Top 13 was saved. */
function useFreshTime(): void {
  useEffect(() => {
    let wasPending = savedTop13.readPending() !== undefined;
    return savedTop13.queueOf.subscribe(() => {
      const isPending = savedTop13.readPending() !== undefined;
      if (wasPending && !isPending) void queryClient.invalidateQueries(top13TimeQuery);
      wasPending = isPending;
    });
  }, []);
}
