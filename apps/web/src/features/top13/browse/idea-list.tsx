import { Cover } from '#ui/covers/cover.tsx';
import type { IdeaGroup, SongIdea } from '../song-ideas.ts';
import { findSlotOf } from '../top13-edits.ts';
import { top13Words } from '#features/top13/top13.words.ts';
import styles from './idea-list.module.css';

type IdeaListProps = {
  readonly groups: readonly IdeaGroup[];
  readonly onChoose: (songId: string) => void;
};

/** Songs in groups, each a button that chooses it; those of the list already say where they stand. */
export function IdeaList({ groups, onChoose }: IdeaListProps) {
  return groups.map(({ title, ideas }) => (
    <section key={title} className={styles['group']} aria-label={title}>
      {groups.length > 1 && <h3 className={styles['heading']}>{title}</h3>}
      <ul className={styles['songs']}>
        {ideas.map((idea) => (
          <li key={idea.song['_id']}>
            <IdeaButton idea={idea} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type IdeaButtonProps = { readonly idea: SongIdea; readonly onChoose: (songId: string) => void };

function IdeaButton({ idea: { song, album, reason }, onChoose }: IdeaButtonProps) {
  const { _id: id, title, albumImageSource } = song;
  const slot = findSlotOf(id);
  const isTaken = slot !== undefined;
  return (
    <button
      type="button"
      className={styles['song']}
      aria-disabled={isTaken || undefined}
      onClick={() => !isTaken && onChoose(id)}
    >
      <Cover src={albumImageSource} size={40} />
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {album !== undefined && <span className={styles['album']}>{album}</span>}
      </span>
      <span className={styles['note']}>{isTaken ? top13Words.inSlot(slot) : reason}</span>
    </button>
  );
}
