import type { Top13Entry } from '@thirteen/contract/top13.ts';
import type { Match } from '@thirteen/domain/match/match.ts';
import { withNext } from '#lib/session/next-path.ts';
import { linkedMatchPath, paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { SendLink } from '#ui/share-actions/send-link.tsx';
import { ComparedList } from './compared-list.tsx';
import { MatchPercent } from './match-summary.tsx';
import { linkedMatchWords, matchWords, pickWords } from './match.words.ts';
import { PickedBracelets } from './picked-bracelets.tsx';
import styles from './pick-five.module.css';

type PickedMatchProps = {
  readonly username: string;
  readonly match: Match;
  /** In the order of the picks. */
  readonly picked: readonly Top13Entry[];
  /** The whole Top 13. */
  readonly top13: readonly Top13Entry[];
  /** The look of an album by its title. */
  readonly themeOf: (albumTitle: string) => string;
  /** Names the match in an address; none where codes don't hold one of its songs. */
  readonly code: string | undefined;
  readonly onAgain: () => void;
};

/** How well five songs match the Top 13 they were picked out of, and ways to send that back, go on with them and keep them. */
export function PickedMatch({ username, match, picked, top13, themeOf, code, onAgain }: PickedMatchProps) {
  const session = useSession();
  const { percent, pairs, agreed, songs } = match;
  if (percent === null) return null;
  return (
    <div className={styles['result']}>
      <div className={styles['said']}>
        <MatchPercent percent={percent} />
        <p className={styles['line']}>{pickWords.line(percent)}</p>
      </div>
      <div className={styles['picture']}>
        <PickedBracelets picked={picked} top13={top13} themeOf={themeOf} />
      </div>
      <div className={styles['words']}>
        <p className={styles['lead']}>
          {pickWords.counted({ pairs, agreed, leftOut: songs - picked.length, username })}
        </p>
        <div className={styles['next']}>
          {code !== undefined && (
            <SendLink
              link={{
                title: linkedMatchWords.sendTitle(percent),
                text: linkedMatchWords.sendText(percent),
                url: `${window.location.origin}${linkedMatchPath(code)}`,
              }}
              label={linkedMatchWords.send}
              copied={linkedMatchWords.copied}
              failed={linkedMatchWords.copy.failed}
            />
          )}
          <ButtonLink to={paths.loved} variant="quiet">
            {linkedMatchWords.makeYours}
          </ButtonLink>
          <Button variant="quiet" onClick={onAgain}>
            {pickWords.again}
          </Button>
        </div>
        {session === undefined && (
          <>
            <p className={styles['note']}>{pickWords.keepMore}</p>
            <div className={styles['next']}>
              <ButtonLink to={withNext(paths.signup, paths.top13)} variant="quiet">
                {pickWords.keep}
              </ButtonLink>
              <ButtonLink to={withNext(paths.login, paths.top13)} variant="quiet">
                {pickWords.logIn}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
      <ComparedList
        kind="songs"
        title={pickWords.yourFive}
        fans={matchWords.fans(username)}
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
