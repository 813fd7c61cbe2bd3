import { eraName, type SetListDraft, type SetListEntry } from '@thirteen/domain/set-list/set-list.ts';
import { SortableList } from '#ui/sortable-list/sortable-list.tsx';
import { useSetListContext } from '#features/set-list/set-list-context.ts';
import styles from './era-list.module.css';
import { EraRow } from './era-row.tsx';
import { doneWords, setListWords } from '#features/set-list/set-list.words.ts';

const renderEra = (entry: SetListEntry, position: number) => <EraRow entry={entry} position={position} />;

type EraListProps = { readonly setList: SetListDraft };

/** The eras in the order of the show; each can be moved, and holds its songs. */
export function EraList({ setList }: EraListProps) {
  const { edit, isUnknown } = useSetListContext();
  const { entries } = setList;
  return (
    <div className={styles['eras']}>
      <SortableList
        label={setListWords.eras}
        items={entries}
        getId={eraName}
        getTitle={eraName}
        onMove={(from, to) => {
          const entry = entries[from];
          edit({ kind: 'move-era', from, to }, entry ? doneWords.eraMoved(eraName(entry)) : '');
        }}
        isLocked={isUnknown}
        renderItem={renderEra}
      />
    </div>
  );
}
