import type { Album } from '@thirteen/contract/catalogue.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { keptPicks } from './kept-picks.ts';
import { keptPicksWords } from './match.words.ts';
import { withPicks } from './with-picks.ts';
import styles from './start-with-picks.module.css';

type StartWithPicksProps = {
  readonly top13: Top13;
  readonly albums: readonly Album[];
  /** Saves the Top 13 with the songs in it. The words are of what was done, and of taking it back. */
  readonly onUse: (next: Top13, step: { readonly made: string; readonly undone: string }) => void;
};

/** Offers what the fan picked as a visitor as the start of the Top 13. Nothing where there is nothing new to put in. */
export function StartWithPicks({ top13, albums, onUse }: StartWithPicksProps) {
  const [picks, setPicks] = useState(keptPicks.read);
  const titles = new Map(albums.flatMap((album) => album.songs.map((song) => [song._id, song.title])));
  const known = picks.filter((id) => titles.has(id));
  const next = withPicks(top13, known);
  if (next === top13) return null;

  function end() {
    keptPicks.drop();
    setPicks([]);
  }

  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return (
    <section className={styles['offer']} aria-labelledby="picks-title">
      <h2 id="picks-title">{keptPicksWords.title}</h2>
      <p>{keptPicksWords.text(list.format(known.map((id) => titles.get(id) ?? id)))}</p>
      <div className={styles['choices']}>
        <Button
          onClick={() => {
            onUse(next, { made: keptPicksWords.made, undone: keptPicksWords.undone });
            end();
          }}
        >
          {keptPicksWords.use}
        </Button>
        <Button variant="quiet" onClick={end}>
          {keptPicksWords.drop}
        </Button>
      </div>
    </section>
  );
}
