import { countChosen, TOP13_SLOTS, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { withNext } from '#lib/session/next-path.ts';
import { paths } from '#lib/paths.ts';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import { ButtonLink } from '#ui/buttons/button.tsx';
import styles from './carry-on.module.css';
import { carryOnWords as words } from './carry-on.words.ts';
import panel from './start-with-three.module.css';

type CarryOnProps = {
  readonly top13: Top13;
  /** The address of the questions that wait, where there are some. */
  readonly questions: string | undefined;
  /** What is known of a song; nothing while the songs load. */
  readonly songOf: (id: string) => { readonly title: string; readonly era: string } | undefined;
};

/** Greets a visitor who was here before: the Top 13 as it stands in this browser, and the ways on. */
export function CarryOn({ top13, questions, songOf }: CarryOnProps) {
  const count = countChosen(top13);
  const isLoud = questions === undefined || count === TOP13_SLOTS;
  const songs = top13.map((id) => (id === null ? undefined : songOf(id)));
  return (
    <section className={panel['panel']} aria-labelledby="carry-on">
      <h2 id="carry-on">{words.title}</h2>
      <p className={panel['lead']}>{words.kept(count)}</p>
      <span className={panel['cord']}>
        <BeadRow layout="spread">
          {top13.map((id, place) => (
            // eslint-disable-next-line react/no-array-index-key -- a bead is its place
            <span key={place} className={panel['slot']}>
              <Bead era={songs[place]?.era} look={id === null ? 'empty' : 'round'}>
                {id !== null && place + 1}
              </Bead>
            </span>
          ))}
        </BeadRow>
      </span>
      <div className={styles['ways']}>
        {count > 0 && (
          <ButtonLink to={paths.visitorTop13} variant={isLoud ? 'action' : 'quiet'}>
            {words.openTop13}
          </ButtonLink>
        )}
        {questions !== undefined && (
          <ButtonLink to={questions} variant={isLoud ? 'quiet' : 'action'}>
            {words.keepSorting}
          </ButtonLink>
        )}
        {count < TOP13_SLOTS && questions === undefined && (
          <ButtonLink to={paths.loved} variant="quiet">
            {words.sort}
          </ButtonLink>
        )}
        <ButtonLink to={withNext(paths.signup, paths.top13)} variant="quiet">
          {words.signUpToKeep}
        </ButtonLink>
      </div>
      {count > 0 && (
        <ol className={styles['songs']} aria-label={words.yourTop13}>
          {songs.map((song, place) =>
            song ? (
              <li key={song.title} value={place + 1} data-era={song.era}>
                {song.title}
              </li>
            ) : null,
          )}
        </ol>
      )}
    </section>
  );
}
