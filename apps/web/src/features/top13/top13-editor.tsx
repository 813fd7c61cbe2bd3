import { countChosen, TOP13_SLOTS, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { useCallback, useRef, useState, type ReactNode, useEffect } from 'react';
import { keptHereText } from '#lib/browser/kept-here.words.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SavingStatus } from '#ui/saving-status/saving-status.tsx';
import { MoveHistoryBar, MoveHistoryButtons } from '#ui/history/move-history-buttons.tsx';
import { Top13Bracelet } from './top13-bracelet.tsx';
import { BrowseDialog } from './browse/browse-dialog.tsx';
import { type Browsing, type BrowseTab, fetchAndChoose, type SongSource } from './song-source.ts';
import styles from './top13-editor.module.css';
import { Top13Conflict } from './top13-conflict.tsx';
import { Top13List } from './slots/top13-list.tsx';
import { moveSlot } from './top13-edits.ts';
import { top13Words } from './top13.words.ts';
import { savedTop13, ownTop13, top13History } from './top13.saving.ts';
import { useClosing, type Closing } from './use-closing.ts';
import type { Top13View } from './use-top13.ts';
import { useStepHistory } from '#ui/history/use-step-history.ts';
import { isSameTop13 } from './top13-change.ts';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import skeleton from './top13-skeleton.module.css';

type Top13EditorProps = {
  readonly list: Top13View;
  readonly source: SongSource;
  /** The look of an album by its title. */
  readonly themeOf: (albumTitle: string) => string;
  /** What can be done with the list as it stands, to hand it on; `themes` are the looks of its slots. */
  readonly share: (top13: Top13, closing: Closing, themes: readonly (string | null)[]) => ReactNode;
  /** What is offered to begin with, once the list is known. */
  readonly offer: (top13: Top13) => ReactNode;
  /** What comes after the list. */
  readonly foot: ReactNode;
};

/** The Top 13 of the fan: the bracelet, the state of its saving and the 13 slots. */
export function Top13Editor({ list, source, themeOf, share, offer, foot }: Top13EditorProps) {
  const { slots, top13, status, conflict, isLoading, unread } = list;
  const [isDeciding, setIsDeciding] = useState(true);
  const [browsing, setBrowsing] = useState<Browsing>();
  const browse = useCallback((slot: number, tab: BrowseTab) => setBrowsing({ slot, tab }), []);
  const history = useTop13History(top13);
  const bracelet = useRef<HTMLDivElement>(null);
  const isLocked = unread?.hasCopy === false;
  const isUnknown = isLoading || (isLocked && status === 'idle');
  const closing = useClosing(top13, !isUnknown, bracelet);
  const themes = slots.map(({ content }) =>
    content.kind === 'chosen' ? themeOf(content.song.albumName) : null,
  );

  return (
    <div className={styles['page']}>
      <div className={styles['side']}>
        <h1>{top13Words.title}</h1>
        <p className={styles['subtitle']}>{top13Words.subtitle}</p>
        <div ref={bracelet} className={styles['bracelet']}>
          <Top13Bracelet
            themes={themes}
            isUnknown={isUnknown}
            isClosing={closing.isNew}
            tools={<MoveHistoryButtons history={history} noun={top13Words.change} />}
            status={<Top13Status list={list} onReview={() => setIsDeciding(true)} />}
          />
        </div>
        <div className={styles['offer']}>{!isUnknown && offer(top13)}</div>
        {share(top13, closing, themes)}
        {countChosen(top13) < TOP13_SLOTS && (
          <div className={styles['sort']}>
            <p>{top13Words.sortMore}</p>
            <ButtonLink to={paths.loved} variant={top13.every((id) => id === null) ? 'action' : 'quiet'}>
              {top13Words.sort}
            </ButtonLink>
          </div>
        )}
        <div className={styles['profile']} data-kept={list.isKeptHere}>
          {foot}
        </div>
      </div>
      <div className={styles['slots']}>
        {isLoading ? (
          <Top13Skeleton />
        ) : (
          <Top13List
            slots={slots}
            top13={top13}
            source={source}
            isLocked={isLocked}
            themeOf={themeOf}
            onMove={moveSlot}
            onBrowse={browse}
          />
        )}
        <MoveHistoryBar history={history} noun={top13Words.change} />
      </div>
      {browsing && (
        <BrowseDialog
          start={browsing}
          source={source}
          onChoose={(songId) => {
            setBrowsing(undefined);
            void fetchAndChoose(source, browsing.slot, songId);
          }}
          onClose={() => setBrowsing(undefined)}
        />
      )}
      {conflict && isDeciding && (
        <Top13Conflict mine={conflict.mine} theirs={conflict.theirs} onClose={() => setIsDeciding(false)} />
      )}
    </div>
  );
}

type Top13StatusProps = { readonly list: Top13View; readonly onReview: () => void };

function Top13Status({ list: { status, unread, reload, isKeptHere }, onReview }: Top13StatusProps) {
  if (isKeptHere) {
    return (
      <p className={styles['kept']}>
        <Icon name="check" size="sm" />
        {keptHereText()}
      </p>
    );
  }
  return (
    <SavingStatus
      status={status}
      onRetry={savedTop13.saveNow}
      onReview={onReview}
      unread={unread && { ...unread, noun: top13Words.noun, onReload: reload }}
    />
  );
}

/** Undo and redo of all that is done on the page: songs added, removed and moved. */
function useTop13History(shown: Top13) {
  // Another fan may use this browser next: what was done belongs to this visit of the page.
  useEffect(() => top13History.clear, []);
  return useStepHistory(top13History, {
    isShown: (top13) => isSameTop13(top13, shown),
    restore: (top13) => ownTop13.change(top13),
  });
}

const slots = Array.from({ length: TOP13_SLOTS }, (_, index) => index + 1);

/** The 13 slots while the list loads. */
function Top13Skeleton() {
  return (
    <>
      <VisuallyHidden live="polite">Loading your Top 13</VisuallyHidden>
      <div className={skeleton['slots']} aria-hidden="true">
        {slots.map((slot) => (
          <div key={slot} className={skeleton['slot']}>
            <span className={skeleton['numeral']}>{slot}</span>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </>
  );
}
