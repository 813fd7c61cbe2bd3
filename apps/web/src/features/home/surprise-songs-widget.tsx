import { useQuery } from '@tanstack/react-query';
import { paths } from '#lib/paths.ts';
import { words } from '#lib/words.ts';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { Widget, WidgetEmpty, WidgetFailure } from '#ui/widget/widget.tsx';
import { surprisePicksQuery } from './home.queries.ts';
import { homeWords } from './home.words.ts';
import { SURPRISE_HEIGHT, SurpriseSlider } from './surprise-slider.tsx';
import styles from './surprise-slider.module.css';

type SurpriseSongsWidgetProps = {
  /** The look of a song's album by its title. */
  readonly eraOf: (songTitle: string) => string;
};

/** The surprise songs that other fans picked, one fan after the other. */
export function SurpriseSongsWidget({ eraOf }: SurpriseSongsWidgetProps) {
  const { data: picks, isError, isFetching, refetch } = useQuery(surprisePicksQuery);

  if (picks && picks.length > 0) return <SurpriseSlider picks={picks} eraOf={eraOf} />;
  return (
    <Widget
      title={homeWords.surprise.title}
      width="small"
      height={SURPRISE_HEIGHT}
      isEmpty={picks !== undefined && !isError}
    >
      {isFetching && !picks ? (
        <div className={styles['waiting']} aria-hidden="true">
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
          <Skeleton width="50%" height="1.5rem" />
        </div>
      ) : isError ? (
        <WidgetFailure message={homeWords.surprise.failed} onRetry={() => void refetch()} />
      ) : (
        <WidgetEmpty
          words={{ says: words.setList.noSurpriseSongs, ...homeWords.surprise.empty }}
          to={paths.erasTourBuilder}
        />
      )}
    </Widget>
  );
}
