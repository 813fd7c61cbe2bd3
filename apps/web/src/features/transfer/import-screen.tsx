import type { Album } from '@thirteen/contract/catalogue.ts';
import type { LineMatch } from '@thirteen/domain/transfer/match-songs.ts';
import { useState, type ReactNode } from 'react';
import { awayTexts, useSiteReach } from '#lib/api/site-reach.ts';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page/page.tsx';
import { AccountImport } from './account/account-import.tsx';
import { ImportForm } from './import-form.tsx';
import { importWords } from './import.words.ts';
import styles from './import-screen.module.css';
import { UnderstoodLines } from './understood-lines.tsx';
import { useImport } from './use-import.ts';

type ImportScreenProps = {
  readonly albums: readonly Album[];
  /** The username of the fan. */
  readonly fan: string;
  /** Where the songs go that were understood, the best first. */
  readonly renderTarget: (songIds: readonly string[]) => ReactNode;
};

/** A list or an account from elsewhere: pasted, dropped or chosen as a file, then what was understood of it, then where it goes. */
export function ImportScreen({ albums, fan, renderTarget }: ImportScreenProps) {
  const { matches, account, leaveAccount, read, readFile, type, ...form } = useImport(albums, fan);
  const reach = useSiteReach();
  return (
    <Page>
      <h1>{importWords.title}</h1>
      {account ? (
        <AccountImport
          key={account.file.exportedAt}
          {...account}
          albums={albums}
          username={fan}
          onLeave={leaveAccount}
        />
      ) : (
        <>
          <p className={styles['lead']}>{importWords.lead}</p>
          {reach !== 'there' && (
            <p className={styles['away']}>
              <Icon name="cloudOff" />
              <span>
                {awayTexts[reach]} {importWords.away}
              </span>
            </p>
          )}
          <ImportForm {...form} onType={type} onRead={read} onFile={readFile} />
        </>
      )}
      {matches && <UnderstoodList matches={matches} albums={albums} renderTarget={renderTarget} />}
    </Page>
  );
}

type UnderstoodListProps = Pick<ImportScreenProps, 'albums' | 'renderTarget'> & {
  readonly matches: readonly LineMatch[];
};

function UnderstoodList({ matches, albums, renderTarget }: UnderstoodListProps) {
  /** What the fan chose for unclear lines, by their numbers. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const songIds = matches.flatMap((match) => {
    const songId = match.kind === 'sure' ? match.songId : chosen.get(match.line.line);
    return songId === undefined ? [] : [songId];
  });

  function choose(line: number, songId: string | undefined) {
    const next = new Map(chosen);
    if (songId === undefined) next.delete(line);
    else next.set(line, songId);
    setChosen(next);
  }

  return (
    <section className={styles['understood']} aria-labelledby="understood">
      <h2 id="understood" ref={focusHeading} tabIndex={-1}>
        {importWords.understood(matches)}
      </h2>
      <UnderstoodLines matches={matches} albums={albums} chosen={chosen} onChoose={choose} />
      {songIds.length > 0 && renderTarget([...new Set(songIds)])}
    </section>
  );
}

function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
