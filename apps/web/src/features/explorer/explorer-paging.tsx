import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { explorerWords } from './explorer.words.ts';
import styles from './explorer.module.css';

type ExplorerPagingProps = {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
};

/** Buttons for the previous and the next page, which move the focus to it. At an end a button does nothing. */
export function ExplorerPaging({ page, pages, onTurn }: ExplorerPagingProps) {
  return (
    <nav className={styles['paging']} aria-label={explorerWords.paging}>
      <Button variant="quiet" aria-disabled={page <= 1} onClick={() => page > 1 && onTurn(page - 1)}>
        <Icon name="left" size="sm" />
        {explorerWords.previous}
      </Button>
      <p className={styles['page']}>{explorerWords.page(page, pages)}</p>
      <Button variant="quiet" aria-disabled={page >= pages} onClick={() => page < pages && onTurn(page + 1)}>
        {explorerWords.next}
        <Icon name="right" size="sm" />
      </Button>
    </nav>
  );
}
