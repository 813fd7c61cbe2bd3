import type { RankChange } from '@thirteen/contract/statistics.ts';
import { useId } from 'react';
import { Bead } from '#ui/beads/bead.tsx';
import { SongLink } from '#ui/song-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { statisticsWords } from './statistics.words.ts';
import styles from './weekly-changes-widget.module.css';

const words = statisticsWords.week;

type ClimbersTableProps = {
  readonly words: {
    readonly title: string;
    readonly item: string;
    readonly amount: (number: number) => string;
  };
  readonly changes: readonly RankChange[];
  readonly eraOf: (title: string) => string;
  /** It is of songs, whose titles lead on. */
  readonly hasSongs?: boolean;
};

/** What climbed in one chart: its place now, how far it moved, and by how much it grew. */
export function ClimbersTable({ words: chart, changes, eraOf, hasSongs = false }: ClimbersTableProps) {
  const id = useId();
  return (
    <section className={styles['chart']} aria-labelledby={id}>
      <h3 id={id}>{chart.title}</h3>
      {changes.length === 0 ? (
        <p className={styles['none']}>{words.noMoves}</p>
      ) : (
        <table className={styles['table']} aria-labelledby={id}>
          <thead>
            <tr>
              {[words.place, chart.item, words.move, words.growth].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ title, rank, rankBefore, gained }) => (
              <tr key={title}>
                <td className={styles['place']}>{rank}</td>
                <th scope="row">
                  <span className={styles['item']}>
                    <Bead era={eraOf(title)} />
                    {hasSongs ? <SongLink title={title} /> : title}
                  </span>
                </th>
                <td className={styles['move']} data-new={rankBefore === null || undefined}>
                  {rankBefore === null ? words.newcomer : <PlacesUp count={rankBefore - rank} />}
                </td>
                <td className={styles['growth']}>{words.more(chart.amount(gained))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function PlacesUp({ count }: { readonly count: number }) {
  return (
    <>
      <span aria-hidden="true">▲ {count}</span>
      <VisuallyHidden>{words.up(count)}</VisuallyHidden>
    </>
  );
}
