import type { Comparison } from '@thirteen/contract/match.ts';
import { paths, publicProfilePath } from '#lib/paths.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { picturesAt } from '#ui/share-actions/pictures.ts';
import { ShareActions } from '#ui/share-actions/share-actions.tsx';
import styles from './match-summary.module.css';
import { matchWords } from './match.words.ts';

type MatchPercentProps = { readonly percent: number };

/** A percentage, as large as what it says. */
export function MatchPercent({ percent }: MatchPercentProps) {
  return (
    <p className={styles['percent']}>
      <span className={styles['figure']}>{matchWords.percent(percent)}</span>{' '}
      <span className={styles['label']}>{matchWords.match}</span>
    </p>
  );
}

type MatchSummaryProps = { readonly comparison: Comparison };

/** How well two fans match: the percentage, a line in words, what it is counted from, and pictures to keep or send. */
export function MatchSummary({ comparison }: MatchSummaryProps) {
  const { match, verdict, username, pictures } = comparison;
  const { percent } = match;
  return (
    <div className={styles['words']}>
      {percent !== null && <MatchPercent percent={percent} />}
      <p className={styles['verdict']}>{verdict}</p>
      <p className={styles['counted']}>
        {percent === null
          ? matchWords.noFigure(match.songs)
          : matchWords.countedFrom(match.pairs, match.agreed)}
      </p>
      {percent === null && (
        <ButtonLink to={paths.loved} variant="quiet">
          {matchWords.sortMore}
        </ButtonLink>
      )}
      {percent !== null && pictures !== null && (
        <ShareActions
          shareLabel={matchWords.share}
          downloadLabel={matchWords.download}
          link={{
            title: matchWords.shareTitle(percent),
            text: matchWords.shareText(percent, username),
            url: `${window.location.origin}${publicProfilePath(username)}`,
          }}
          pictures={picturesAt(pictures, `me-and-${username}`)}
        />
      )}
    </div>
  );
}
