import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import type { IdeaGroup } from '../song-ideas.ts';
import { top13Words } from '#features/top13/top13.words.ts';
import { IdeaList } from './idea-list.tsx';
import styles from './read-ideas.module.css';

type ReadIdeasProps = {
  /** Tells what is read apart from what else is. */
  readonly name: string;
  readonly read: () => Promise<readonly IdeaGroup[]>;
  /** Shown where there is nothing to choose from. */
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

/** Shown where the fan has ranked nothing yet. */
export function NoRankings() {
  return (
    <div className={styles['none']}>
      <p>{top13Words.noRankings}</p>
      <ButtonLink variant="quiet" to={paths.rankings}>
        {top13Words.toRankings}
      </ButtonLink>
    </div>
  );
}

/** Shown where no fan has a Top 13 yet. */
export function NoFavorites() {
  return (
    <div className={styles['none']}>
      <p>{top13Words.noFavorites}</p>
    </div>
  );
}
