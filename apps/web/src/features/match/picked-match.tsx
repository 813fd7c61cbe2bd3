import type { Top13Entry } from '@thirteen/contract/top13.ts';
import type { Match } from '@thirteen/domain/match/match.ts';
import { withNext } from '#lib/next-path.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ComparedList } from './compared-list.tsx';
import { MatchPercent } from './match-summary.tsx';
import { pickWords } from './match.words.ts';
import styles from './pick-five.module.css';

type PickedMatchProps = {
  readonly username: string;
  readonly match: Match;
  /** In the order of the picks. */
  readonly picked: readonly Top13Entry[];
  readonly onAgain: () => void;
};

/** How well a visitor's five songs match a fan's Top 13, and a way to keep them. */
export function PickedMatch({ username, match, picked, onAgain }: PickedMatchProps) {
  const { percent, pairs, agreed, songs } = match;
  if (percent === null) return null;
  return (
    <div className={styles['result']}>
      <div className={styles['words']}>
        <MatchPercent percent={percent} />
        <p className={styles['line']}>{pickWords.line(percent)}</p>
        <p className={styles['lead']}>
          {pickWords.counted({ pairs, agreed, leftOut: songs - picked.length, username })}
        </p>
        <div className={styles['next']}>
          <ButtonLink to={withNext(paths.signup, paths.top13)}>{pickWords.keep}</ButtonLink>
          <ButtonLink to={withNext(paths.login, paths.top13)} variant="quiet">
            {pickWords.logIn}
          </ButtonLink>
          <Button variant="quiet" onClick={onAgain}>
            {pickWords.again}
          </Button>
        </div>
        <p className={styles['note']}>{pickWords.keepMore}</p>
      </div>
      <ComparedList
        kind="songs"
        title={pickWords.yourFive}
        username={username}
        items={picked.map(({ songId, songTitle, albumCover, slot }, index) => ({
          id: songId,
          title: songTitle,
          cover: albumCover,
          yours: index + 1,
          theirs: slot,
        }))}
      />
    </div>
  );
}
