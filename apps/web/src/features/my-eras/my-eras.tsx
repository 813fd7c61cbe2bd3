import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import type { RankedSlots } from '@thirteen/domain/history/top-changes.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { ChangesCard, FirstsCard } from './change-cards.tsx';
import { DayCard } from './day-card.tsx';
import { KeepSettings } from './keep-settings.tsx';
import styles from './my-eras.module.css';
import { top13TimeQuery, withPresent, type Top13Time } from './my-eras.queries.ts';
import { myErasWords as words } from './my-eras.words.ts';
import { SorterCard } from './sorter-card.tsx';
import { TimeCard } from './time-card.tsx';
import { songFinder, type FoundSong } from './time-songs.ts';
import { Skeleton } from '#ui/page/skeleton.tsx';

type MyErasProps = {
  /** Undefined while they are on their way; empty where they could not be read. */
  readonly albums: readonly Album[] | undefined;
  /** The Top 13 as it is now; undefined while that is not known. */
  readonly present: RankedSlots | undefined;
  /** How its saving stands, with undo and redo. */
  readonly saving: ReactNode;
  readonly onBringBack: (list: RankedSlots, date: string) => void;
};

/** The fan's Top 13 through time. */
export function MyEras({ albums, present, saving, onBringBack }: MyErasProps) {
  const { data, isError, isFetching, refetch } = useQuery(top13TimeQuery);
  const time = useMemo(() => data && present && withPresent(data, present), [data, present]);
  const findSong = useMemo(() => songFinder(albums), [albums]);
  return (
    <Page>
      <header className={styles['head']}>
        <div>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        <div className={styles['tools']}>
          {saving}
          <ButtonLink variant="quiet" to={paths.top13}>
            {words.toTop13}
          </ButtonLink>
        </div>
      </header>
      {time && present && albums ? (
        <Content time={time} present={present} findSong={findSong} onBringBack={onBringBack} />
      ) : isError && !isFetching ? (
        <RetryCard message={words.failed} onRetry={() => void refetch()} />
      ) : (
        <MyErasSkeleton />
      )}
    </Page>
  );
}

type ContentProps = Pick<MyErasProps, 'onBringBack'> & {
  readonly time: Top13Time;
  readonly present: RankedSlots;
  readonly findSong: (id: string) => FoundSong;
};

function Content({ time, present, findSong, onBringBack }: ContentProps) {
  const { states, today, kept } = time;
  const from = Math.min(states[0]?.since ?? today, today);
  const [chosen, setDay] = useState(today);
  const day = Math.min(Math.max(chosen, from), today);
  const hasPast = states.some(({ until }) => until < today);
  if (states.length === 0)
    return (
      <>
        <section className={styles['card']}>
          <p className={styles['begins']}>{words.begins}</p>
          <p className={styles['note']}>{kept ? words.beginsMore : words.offMore}</p>
          <div className={styles['actions']}>
            <ButtonLink to={paths.top13}>{words.choose}</ButtonLink>
          </div>
        </section>
        <SorterCard findSong={findSong} />
        <KeepSettings kept={kept} />
      </>
    );
  return (
    <>
      {(!hasPast || !kept) && (
        <section className={styles['card']}>
          <p className={styles['begins']}>{kept ? words.beginsToday : words.offMore}</p>
          {kept && <p className={styles['note']}>{words.beginsTodayMore}</p>}
        </section>
      )}
      <TimeCard time={time} from={from} day={day} findSong={findSong} onPick={setDay} />
      <DayCard
        time={time}
        from={from}
        day={day}
        present={present}
        findSong={findSong}
        onDay={setDay}
        onBringBack={onBringBack}
      />
      {hasPast && (
        <ChangesCard time={time} day={day === today ? from : day} present={present} findSong={findSong} />
      )}
      <div className={styles['cards']}>
        <FirstsCard time={time} findSong={findSong} />
        <SorterCard findSong={findSong} />
      </div>
      <KeepSettings kept={kept} />
    </>
  );
}

/** Stands in for the page while the fan's history is on its way. */
function MyErasSkeleton() {
  return (
    <>
      <div className={styles['card']}>
        <Skeleton width="14rem" height="2rem" />
        <Skeleton height="30rem" />
      </div>
      <div className={styles['card']}>
        <Skeleton width="12rem" height="2rem" />
        <Skeleton height="16rem" />
      </div>
    </>
  );
}
