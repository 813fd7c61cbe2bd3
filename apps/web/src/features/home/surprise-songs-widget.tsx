import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '#lib/log-failure.ts';
import { words } from '#lib/words.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Widget, WidgetNote } from '#ui/widget/widget.tsx';
import { surprisePicksQuery } from './home.queries.ts';
import { homeWords } from './home.words.ts';
import { SURPRISE_HEIGHT, SurpriseSlider } from './surprise-slider.tsx';
import styles from './surprise-slider.module.css';

type SurpriseSongsWidgetProps = {
  /** The look of a song's album by its title. */
  readonly eraOf: (songTitle: string) => string;
};

/** The surprise songs that other fans picked, one fan after the other. A failure is only logged. */
export function SurpriseSongsWidget({ eraOf }: SurpriseSongsWidgetProps) {
  const { data: picks, error, isPending } = useQuery(surprisePicksQuery);
  useEffect(() => {
    if (error) logFailure(words.setList.surpriseSongsFailed, error);
  }, [error]);

  if (picks && picks.length > 0) return <SurpriseSlider picks={picks} eraOf={eraOf} />;
  return (
    <Widget title={homeWords.surprise.title} width="small" height={SURPRISE_HEIGHT}>
      {isPending ? (
        <div className={styles['waiting']} aria-hidden="true">
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
          <Skeleton width="50%" height="1.5rem" />
        </div>
      ) : (
        <WidgetNote>{words.setList.noSurpriseSongs}</WidgetNote>
      )}
    </Widget>
  );
}
