import { deleteHistoryDay } from '@thirteen/contract/history.ts';
import { isoOfDay, stateOn } from '@thirteen/domain/history/kept-days.ts';
import type { RankedSlots } from '@thirteen/domain/history/top-changes.ts';
import { useState } from 'react';
import { call } from '#lib/api/call.ts';
import { wordsForError } from '#lib/api/problem.words.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { DayList } from './day-list.tsx';
import { DaySlider } from './day-slider.tsx';
import styles from './my-eras.module.css';
import { SHOWN_LIST, toTop13Time, top13TimeQuery, type Top13Time } from './my-eras.queries.ts';
import { dayWords, myErasWords as words } from './my-eras.words.ts';
import type { FoundSong } from './time-songs.ts';

type DayCardProps = {
  readonly time: Top13Time;
  readonly from: number;
  readonly day: number;
  readonly present: RankedSlots;
  readonly findSong: (id: string) => FoundSong;
  readonly onDay: (day: number) => void;
  readonly onBringBack: (list: RankedSlots, date: string) => void;
};

/** The list of any day, which can be brought back or forgotten. */
export function DayCard({ time, from, day, present, findSong, onDay, onBringBack }: DayCardProps) {
  const { states, today } = time;
  const kept = stateOn(states, day);
  const date = dayWords.full(day);
  const isPresent = kept?.state.every((id, slot) => id === (present[slot] ?? null)) ?? false;
  return (
    <section className={styles['card']} aria-labelledby="my-eras-day">
      <h2 id="my-eras-day">{day === today ? words.today(date) : date}</h2>
      <DaySlider from={from} until={today} day={day} states={states} onChange={onDay} />
      {kept ? (
        <DayList name={words.list(date)} list={kept.state} present={present} findSong={findSong} />
      ) : (
        <p className={styles['note']}>{words.nothing}</p>
      )}
      {kept && (
        <div className={styles['actions']}>
          {isPresent ? (
            <p className={styles['note']}>{words.isPresent}</p>
          ) : (
            <Button onClick={() => onBringBack(kept.state, date)}>
              <Icon name="undo" size="sm" />
              {words.bringBack}
            </Button>
          )}
          {kept.until < today && <ForgetDay since={kept.since} until={kept.until} day={day} />}
        </div>
      )}
    </section>
  );
}

type ForgetDayProps = { readonly since: number; readonly until: number; readonly day: number };

/** Takes the list of a day out of what is kept, once the fan said so twice. */
function ForgetDay({ since, until, day }: ForgetDayProps) {
  const [isAsking, setAsking] = useState(false);

  async function forget() {
    setAsking(false);
    try {
      const rest = await call(deleteHistoryDay, { params: { list: SHOWN_LIST, day: isoOfDay(day) } });
      queryClient.setQueryData(top13TimeQuery.queryKey, toTop13Time(rest));
      toast.success(words.forgot);
    } catch (error) {
      toast.error(wordsForError(error));
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Icon name="trash" size="sm" />
        {words.forget}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.forgetTitle}
          text={words.forgetText(dayWords.full(since), dayWords.full(until))}
          keepLabel={words.keep}
          loseLabel={words.forget}
          onKeep={() => setAsking(false)}
          onLose={() => void forget()}
        />
      )}
    </>
  );
}
