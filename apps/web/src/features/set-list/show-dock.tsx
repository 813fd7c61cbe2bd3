import { countSetList, SHOW_SONGS, SURPRISE_SONGS } from '@thirteen/domain/set-list/set-list.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { dockWords, setListWords } from './set-list.words.ts';
import { VerifyButton } from './show-actions.tsx';
import { MissingList, ShowCheck } from './show-check.tsx';
import styles from './show-dock.module.css';
import type { ShowActions } from './show-rail.tsx';

/** At the foot of a narrow window: the counts, Verify and the rest in a menu. */
export function ShowDock(actions: ShowActions) {
  const { setList, shownToFriends, isVerified, onShare, onReset, onFind } = actions;
  const [opened, setOpened] = useState<'check' | 'missing'>();
  const close = () => setOpened(undefined);
  const { showSongs, surpriseSongs, erasFilled, eras } = countSetList(setList);
  return (
    <section className={styles['dock']} aria-label={setListWords.check}>
      <button type="button" className={styles['counts']} onClick={() => setOpened('check')}>
        <span className={styles['number']}>{dockWords.songs(showSongs, SHOW_SONGS)}</span>
        <span className={styles['rest']}>
          {dockWords.rest({ erasFilled, eras, surpriseSongs, surprise: SURPRISE_SONGS })}
        </span>
      </button>
      {shownToFriends?.isCurrent && isVerified ? (
        <Button onClick={onShare}>{setListWords.share}</Button>
      ) : (
        <VerifyButton {...actions} onMissing={() => setOpened('missing')} />
      )}
      <Menu
        trigger={<IconButton icon="dots" label={dockWords.more} />}
        choices={[
          { label: setListWords.check, onChoose: () => setOpened('check') },
          { label: setListWords.share, isDisabled: !isVerified, onChoose: onShare },
          { label: setListWords.reset, startsGroup: true, onChoose: onReset },
        ]}
      />
      {opened && (
        <Dialog title={setListWords.check} onClose={close}>
          <div>
            <ShowCheck setList={setList} shownToFriends={shownToFriends} />
          </div>
          <MissingList
            setList={setList}
            isFirstFocused={opened === 'missing'}
            onFind={(target) => {
              close();
              onFind(target);
            }}
          />
        </Dialog>
      )}
    </section>
  );
}
