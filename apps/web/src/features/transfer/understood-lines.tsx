import type { Album } from '@thirteen/contract/catalogue.ts';
import type { LineMatch } from '@thirteen/domain/transfer/match-songs.ts';
import { useMemo } from 'react';
import { Select } from '#ui/forms/select.tsx';
import { importWords } from './import.words.ts';
import styles from './import-screen.module.css';

type UnderstoodLinesProps = {
  readonly matches: readonly LineMatch[];
  readonly albums: readonly Album[];
  /** What the fan chose for unclear lines, by their numbers. */
  readonly chosen: ReadonlyMap<number, string>;
  readonly onChoose: (line: number, songId: string | undefined) => void;
};

/** What each line of a list was understood as; what is not sure comes first, since it waits for the fan. */
export function UnderstoodLines({ matches, albums, chosen, onChoose }: UnderstoodLinesProps) {
  const nameOf = useMemo(() => {
    const names = albums.flatMap(({ title, songs }) =>
      songs.map((song) => [song['_id'], `${song.title} – ${title}`] as const),
    );
    const known = new Map(names);
    return (id: string) => known.get(id) ?? id;
  }, [albums]);
  const open = matches.filter(({ kind }) => kind !== 'sure');
  const sure = matches.flatMap((match) => (match.kind === 'sure' ? match : []));

  return (
    <>
      {open.length > 0 && (
        <ul role="list" className={styles['open']}>
          {open.map((match) => (
            <li key={match.line.line} data-kind={match.kind}>
              <span>
                {importWords.line(match.line.line)} <q>{match.line.text}</q>
              </span>
              {match.kind === 'unclear' ? (
                <Select
                  label={importWords.which(match.line.text)}
                  labelPlace="hidden"
                  value={chosen.get(match.line.line) ?? ''}
                  choices={[
                    { value: '', name: importWords.leaveOut },
                    ...match.songIds.map((id) => ({ value: id, name: nameOf(id) })),
                  ]}
                  onChange={(id) => onChoose(match.line.line, id === '' ? undefined : id)}
                />
              ) : (
                <span className={styles['why']}>
                  {match.kind === 'duplicate' ? importWords.twice : importWords.unknown}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {sure.length > 0 && (
        <details className={styles['sure']} open={open.length === 0 && sure.length <= 16}>
          <summary>{importWords.sure(sure.length)}</summary>
          <ol>
            {sure.map((match) => (
              <li key={match.line.line}>{nameOf(match.songId)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
