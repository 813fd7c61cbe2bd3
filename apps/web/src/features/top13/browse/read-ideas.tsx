import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RetryCard } from '#ui/retry-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { IdeaGroup } from '../song-ideas.ts';
import { top13Words } from '../top13-words.ts';
import { IdeaList } from './idea-list.tsx';

type ReadIdeasProps = {
  /** Tells what is read apart from what else is. */
  readonly name: string;
  readonly read: () => Promise<readonly IdeaGroup[]>;
  /** Stands where there is nothing to choose from. */
  readonly none: ReactNode;
  readonly onChoose: (songId: string) => void;
};

/** Ideas that the server is asked for when they are looked at. */
export function ReadIdeas({ name, read, none, onChoose }: ReadIdeasProps) {
  // What is ranked may change before the dialog is opened again, so nothing is kept.
  const ideas = useQuery({ queryKey: ['top13-ideas', name], queryFn: read, gcTime: 0 });
  if (ideas.isError)
    return <RetryCard message={top13Words.ideasFailed} onRetry={() => void ideas.refetch()} />;
  if (!ideas.data) return <Skeleton height="100%" />;
  if (ideas.data.length === 0) return none;
  return <IdeaList groups={ideas.data} onChoose={onChoose} />;
}
