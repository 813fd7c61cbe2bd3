import type { Album } from '@thirteen/contract/catalogue.ts';
import type { LineMatch } from '@thirteen/domain/transfer/match-songs.ts';
import { LIST_LIMITS } from '@thirteen/domain/transfer/read-lines.ts';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { logFailure } from '#lib/log-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { askWorker } from './ask-worker.ts';
import { importWords, problemText } from './import.words.ts';
import styles from './import-screen.module.css';
import { UnderstoodLines } from './understood-lines.tsx';

type ImportScreenProps = {
  readonly albums: readonly Album[];
  /** Where the songs go that were understood, the best first. */
  readonly renderTarget: (songIds: readonly string[]) => ReactNode;
};

/** A list from elsewhere: pasted, dropped or chosen as a file, then what was understood of it, then where it goes. */
export function ImportScreen({ albums, renderTarget }: ImportScreenProps) {
  const [text, setText] = useState('');
  const [matches, setMatches] = useState<readonly LineMatch[]>();
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const asked = useRef(0);
  const file = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function read(given: string) {
    const turn = (asked.current += 1);
    setReading(true);
    setProblem(undefined);
    try {
      const understood = await askWorker({ text: given, albums });
      if (turn !== asked.current) return;
      setMatches(understood.ok ? understood.value : undefined);
      setProblem(understood.ok ? undefined : problemText(understood.problem));
      setChosen(new Map());
      if (understood.ok) requestAnimationFrame(() => heading.current?.focus());
    } catch (error) {
      logFailure('The list could not be read', error);
      setProblem(importWords.notRead);
    } finally {
      if (turn === asked.current) setReading(false);
    }
  }

  async function readFile(given: File | undefined) {
    if (given === undefined) return;
    if (given.size > LIST_LIMITS.bytes) return setProblem(problemText({ code: 'too-many-bytes' }));
    const whole = await given.text();
    setText(whole);
    await read(whole);
  }

  // Text that is dropped goes into the field by itself.
  function drop(event: DragEvent) {
    const [dropped] = event.dataTransfer.files;
    if (dropped === undefined) return;
    event.preventDefault();
    void readFile(dropped);
  }

  const songIds = matches?.flatMap((match) => {
    const songId = match.kind === 'sure' ? match.songId : chosen.get(match.line.line);
    return songId === undefined ? [] : [songId];
  });

  return (
    <Page>
      <h1>{importWords.title}</h1>
      <p className={styles['lead']}>{importWords.lead}</p>
      <form
        className={styles['paste']}
        onSubmit={(event) => {
          event.preventDefault();
          void read(text);
        }}
      >
        <label htmlFor="list">{importWords.list}</label>
        <textarea
          id="list"
          className={styles['text']}
          rows={8}
          spellCheck={false}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : 'list-problem'}
          onDrop={drop}
          onChange={({ target }) => setText(target.value)}
        />
        {problem !== undefined && (
          <p id="list-problem" className={styles['problem']} role="alert">
            {problem}
          </p>
        )}
        <div className={styles['buttons']}>
          <Button type="submit" isBusy={isReading} aria-disabled={text.trim() === '' || undefined}>
            {importWords.read}
          </Button>
          <Button variant="quiet" onClick={() => file.current?.click()}>
            {importWords.choose}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={importWords.choose}
            accept=".txt,.csv,.tsv,.json,.jspf,.xspf,.m3u,.m3u8,text/*"
            onChange={({ target }) => {
              void readFile(target.files?.[0]);
              target.value = '';
            }}
          />
        </div>
      </form>
      {matches && songIds && (
        <section className={styles['understood']} aria-labelledby="understood">
          <h2 id="understood" ref={heading} tabIndex={-1}>
            {importWords.understood(matches)}
          </h2>
          <UnderstoodLines
            matches={matches}
            albums={albums}
            chosen={chosen}
            onChoose={(line, songId) => {
              const next = new Map(chosen);
              if (songId === undefined) next.delete(line);
              else next.set(line, songId);
              setChosen(next);
            }}
          />
          {songIds.length > 0 && renderTarget([...new Set(songIds)])}
        </section>
      )}
    </Page>
  );
}
