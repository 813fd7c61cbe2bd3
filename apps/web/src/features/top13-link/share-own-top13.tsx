import { toTop13Code } from '@thirteen/domain/top13/top13-code.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import styles from './share-own-top13.module.css';
import { ShareTop13Link } from './share-top13-link.tsx';
import { top13LinkWords } from './top13-link.words.ts';

type ShareOwnTop13Props = {
  readonly top13: Top13;
  /** The permanent number of a song; none for one that codes don't hold. */
  readonly numberOf: (songId: string) => number | null | undefined;
};

/** Hands on the fan's own Top 13 as a link that holds it as it is now; there once all thirteen are chosen. */
export function ShareOwnTop13({ top13, numberOf }: ShareOwnTop13Props) {
  const code = toTop13Code(top13, numberOf);
  if (code === undefined) return null;
  return (
    <section className={styles['share']} aria-label={top13LinkWords.share}>
      <ShareTop13Link code={code} />
    </section>
  );
}
