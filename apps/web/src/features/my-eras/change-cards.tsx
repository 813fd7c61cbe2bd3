import { changesBetween, daysFirst, type RankedSlots } from '@thirteen/domain/history/top-changes.ts';
import { stateOn } from '@thirteen/domain/history/kept-days.ts';
import styles from './my-eras.module.css';
import type { Top13Time } from './my-eras.queries.ts';
import { dayWords, myErasWords as words } from './my-eras.words.ts';
import { SongLines } from './song-lines.tsx';
import type { FoundSong } from './time-songs.ts';

type ChangeCardsProps = {
  readonly time: Top13Time;
  readonly day: number;
  readonly present: RankedSlots;
  readonly findSong: (id: string) => FoundSong;
};

/** How many of the songs that were first are told. */
const FIRSTS = 6;

/** What came, what went and what climbed most since the day that is looked at. */
export function ChangesCard({ time, day, present, findSong }: ChangeCardsProps) {
  const { entered, left, climbed } = changesBetween(stateOn(time.states, day)?.state ?? [], present);
  const parts = [
    { title: words.entered, lines: entered.map((id) => ({ id })) },
    { title: words.left, lines: left.map((id) => ({ id })) },
    { title: words.climbed, lines: climbed.map(({ id, by }) => ({ id, says: words.by(by) })) },
  ];
  return (
    <section className={styles['card']} aria-labelledby="my-eras-changes">
      <h2 id="my-eras-changes">{words.since(dayWords.full(day))}</h2>
      <div className={styles['parts']}>
        {parts.map(({ title, lines }) => (
          <div key={title}>
            <h3>{title}</h3>
            {lines.length > 0 ? (
              <SongLines name={title} lines={lines} findSong={findSong} />
            ) : (
              <p className={styles['note']}>{words.none}</p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

type FirstsCardProps = Pick<ChangeCardsProps, 'time' | 'findSong'>;

/** How long each song was first. */
export function FirstsCard({ time, findSong }: FirstsCardProps) {
  const firsts = daysFirst(time.states).slice(0, FIRSTS);
  const longest = firsts[0]?.days ?? 1;
  const lines = firsts.map(({ id, days }) => ({ id, says: words.days(days), share: days / longest }));
  return (
    <section className={styles['card']} aria-labelledby="my-eras-firsts">
      <h2 id="my-eras-firsts">{words.firsts}</h2>
      {lines.length > 0 ? (
        <SongLines name={words.firsts} lines={lines} findSong={findSong} />
      ) : (
        <p className={styles['note']}>{words.none}</p>
      )}
    </section>
  );
}
