import type { MatchLink } from '@thirteen/contract/match.ts';
import { linkedMatchPage } from '@thirteen/contract/sharing.ts';
import { matchOfPicks } from '@thirteen/domain/match/match.ts';
import { toTop13Code } from '@thirteen/domain/top13/top13-code.ts';
import { useOwnPageHead } from '#lib/browser/page-head.ts';
import { linkedMatchPath, linkedTop13Path, paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { usePageEra } from '#ui/page/page-era.ts';
import { picturesIn } from '#ui/share-actions/pictures.ts';
import { ShareActions } from '#ui/share-actions/share-actions.tsx';
import { ComparedList } from './compared-list.tsx';
import styles from './linked-match.module.css';
import { MatchPercent } from './match-summary.tsx';
import { keptPicks } from './kept-picks.ts';
import { linkedMatchWords } from './match.words.ts';
import { PickedBracelets } from './picked-bracelets.tsx';

type LinkedMatchProps = {
  readonly match: MatchLink;
  /** The look of an album by its title. */
  readonly themeOf: (albumTitle: string) => string;
  /** The permanent number of a song; none for one that codes don't hold. */
  readonly numberOf: (songId: string) => number | null | undefined;
};

/** A match as everyone who has its link sees it: of two fans without names, in the look of the first pick. Who picked is told so. */
export function LinkedMatch({ match, themeOf, numberOf }: LinkedMatchProps) {
  const { code, picks, songs } = match;
  const top13 = songs.map(({ songId }) => songId);
  const { percent, pairs, agreed } = matchOfPicks(picks, top13);
  const songsById = new Map(songs.map((song) => [song.songId, song]));
  const picked = picks.flatMap((id) => songsById.get(id) ?? []);
  const words = linkedMatchWords.to(isPickedHere(match));
  const whole = toTop13Code(top13, numberOf);
  usePageEra(picked[0] && themeOf(picked[0].albumName));
  // Five picks of one list always have a figure.
  useOwnPageHead(linkedMatchPage({ code, percent: percent ?? 0 }));

  return (
    <div className={styles['page']}>
      <h1>{linkedMatchWords.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['parts']}>
        <div className={styles['words']}>
          <MatchPercent percent={percent ?? 0} />
          <p className={styles['line']}>{words.line(percent ?? 0)}</p>
          <p>{words.counted(pairs, agreed)}</p>
          <div className={styles['next']}>
            <ButtonLink to={paths.loved}>{linkedMatchWords.makeYours}</ButtonLink>
            {whole !== undefined && (
              <ButtonLink to={linkedTop13Path(whole)} variant="quiet">
                {linkedMatchWords.wholeTop13}
              </ButtonLink>
            )}
          </div>
          <ShareActions
            link={{
              title: linkedMatchWords.sendTitle(percent ?? 0),
              text: linkedMatchWords.shareText(percent ?? 0),
              url: `${window.location.origin}${linkedMatchPath(code)}`,
            }}
            pictures={picturesIn(`/share/picked-match/${code}`, 'a-match')}
            copy={linkedMatchWords.copy}
          />
        </div>
        <PickedBracelets picked={picked} top13={songs} themeOf={themeOf} />
        <ComparedList
          title={linkedMatchWords.picks}
          heading="h2"
          kind="songs"
          fans={words.fans}
          items={picked.map(({ songId, songTitle, albumCover, slot }, index) => ({
            id: songId,
            title: songTitle,
            cover: albumCover,
            yours: index + 1,
            theirs: slot,
          }))}
        />
      </div>
    </div>
  );
}

/** Whether the five were picked in this browser, as it still keeps them. */
function isPickedHere({ picks, songs }: MatchLink): boolean {
  const kept = keptPicks.read().filter((id) => songs.some(({ songId }) => songId === id));
  return kept.join() === picks.join();
}
