import type { ImportStep } from '@thirteen/contract/account-file/account-requests.ts';
import { accountImportWords as words } from './account-import.words.ts';
import styles from './account-import.module.css';
import type { describeParts } from './part-lines.ts';

type ImportStepLineProps = {
  readonly step: ImportStep;
  readonly describe: ReturnType<typeof describeParts>;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

/** One part of an account that can come in: whether it does, and what it replaces. */
export function ImportStepLine({ step, describe, isTicked, onTick }: ImportStepLineProps) {
  const { before, after, unknown, isDone } = step;
  const name = describe.nameOf(step.name, after);
  const [now, next] = [describe.linesOf(before), describe.linesOf(after)];
  const same = next.length === 0 ? words.emptyToo : words.same;
  const note = isDone ? same : now.length === 0 ? words.isNew : words.replaces;
  return (
    <li className={styles['step']}>
      <label className={styles['name']}>
        <input
          type="checkbox"
          checked={isTicked && !isDone}
          disabled={isDone}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>{name}</span>
        <small>{note}</small>
      </label>
      {unknown.length > 0 && (
        <p className={styles['unknown']}>{words.unknown(unknown.map(describe.titleOf))}</p>
      )}
      {!isDone && (
        <details>
          <summary>{words.look(name)}</summary>
          <div className={styles['both']}>
            <Version title={words.before} lines={now} />
            <Version title={words.after} lines={next} />
          </div>
        </details>
      )}
    </li>
  );
}

function Version({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className={styles['version']}>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p className={styles['unknown']}>{words.empty}</p>
      ) : (
        <ul role="list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
