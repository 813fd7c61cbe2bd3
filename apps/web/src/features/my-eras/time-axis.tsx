import { isoOfDay } from '@thirteen/domain/history/kept-days.ts';
import chart from '#ui/chart/chart.module.css';
import type { Places } from './bump-path.ts';
import { dayWords } from './my-eras.words.ts';

const TEXT = 13;
/** The room that the name of a month, or of a day, needs. */
const LABEL_ROOM = 62;

type TimeAxisProps = Places & {
  readonly from: number;
  readonly until: number;
  readonly top: number;
  readonly foot: number;
  readonly slots: number;
};

/** What lies behind the lines: the numbers of the slots, and the months, or the days of a short time. */
export function TimeAxis({ x, y, from, until, top, foot, slots }: TimeAxisProps) {
  const ticks = ticksOf(from, until, Math.max(2, Math.floor((x(until + 1) - x(from)) / LABEL_ROOM)));
  return (
    <>
      {ticks.map(({ day, label }) => (
        <g key={day}>
          <path className={chart['grid']} d={`M${x(day)} ${top}V${foot}`} />
          <text className={chart['tick']} x={x(day)} y={foot + 20} fontSize={TEXT}>
            {label}
          </text>
        </g>
      ))}
      {Array.from({ length: slots }, (_, slot) => (
        <text
          key={slot}
          className={chart['tick']}
          x={x(from) - 14}
          y={y(slot) + 4.5}
          fontSize={TEXT}
          textAnchor="end"
        >
          {slot + 1}
        </text>
      ))}
    </>
  );
}

type Tick = { readonly day: number; readonly label: string };

/** At most so many ticks: firsts of months, or days evenly apart where there are fewer than two of those. */
function ticksOf(from: number, until: number, most: number): readonly Tick[] {
  const days = Array.from({ length: until - from + 1 }, (_, index) => from + index);
  const months = days.filter((day) => isoOfDay(day).endsWith('-01'));
  if (months.length > 1) {
    const every = Math.ceil(months.length / most);
    return months
      .filter((_, index) => index % every === 0)
      .map((day, index) => {
        const namesYear = index === 0 || isoOfDay(day).slice(5, 7) === '01';
        return { day, label: namesYear ? dayWords.monthAndYear(day) : dayWords.month(day) };
      });
  }
  const every = Math.ceil(days.length / most);
  return days.filter((_, index) => index % every === 0).map((day) => ({ day, label: dayWords.short(day) }));
}
