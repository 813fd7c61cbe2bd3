import { useRef, useState, type DragEvent } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { importWords } from './import.words.ts';
import styles from './import-screen.module.css';

type ImportFormProps = {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly isReading: boolean;
  /** Why what was given last can't be read. */
  readonly problem: string | undefined;
  readonly onRead: () => void;
  readonly onFile: (file: File) => void;
};

/** Where a list is pasted, dropped or chosen as a file. */
export function ImportForm({ text, onType, isReading, problem, onRead, onFile }: ImportFormProps) {
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  // Text that is dropped goes into the field by itself.
  function drop(event: DragEvent) {
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped === undefined) return;
    event.preventDefault();
    onFile(dropped);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button in it does the same
    <form
      className={styles['form']}
      data-over={isOver || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onRead();
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles['paste']}>
        <label htmlFor="list">{importWords.list}</label>
        <textarea
          id="list"
          className={styles['text']}
          rows={8}
          spellCheck={false}
          placeholder={importWords.example}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? 'list-hint' : 'list-problem list-hint'}
          onChange={({ target }) => onType(target.value)}
        />
        <p id="list-hint" className={styles['why']}>
          {importWords.hint}
        </p>
        <div>
          <Button type="submit" isBusy={isReading} aria-disabled={text.trim() === '' || undefined}>
            {importWords.read}
          </Button>
        </div>
      </div>
      <div className={styles['file']}>
        <Icon name="share" size="lg" />
        <h2>{importWords.file}</h2>
        <ul>
          {importWords.kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
        <Button variant="quiet" onClick={() => file.current?.click()}>
          {importWords.choose}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={importWords.choose}
          accept=".txt,.csv,.tsv,.json,.jspf,.xspf,.m3u,.m3u8,.zip,text/*"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
            target.value = '';
          }}
        />
      </div>
      {problem !== undefined && (
        <p id="list-problem" className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
