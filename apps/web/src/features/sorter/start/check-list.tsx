import { Cover } from '#ui/covers/cover.tsx';
import styles from './check-list.module.css';

type Choice = {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly cover: string | null;
};

type CheckListProps = {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
};

/** Covers with boxes to tick; a long list scrolls within itself. */
export function CheckList({ legend, choices, ticked, onTick }: CheckListProps) {
  function toggle(id: string) {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  }

  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <div className={styles['list']}>
        {choices.map(({ id, title, note, cover }) => (
          <label key={id} className={styles['line']}>
            <input type="checkbox" checked={ticked.has(id)} onChange={() => toggle(id)} />
            <Cover src={cover} size={36} />
            <span className={styles['title']}>{title}</span>
            {note !== '' && <span className={styles['note']}>{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
