import type { ComponentProps } from 'react';
import { Cover } from '#ui/covers/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './listen-cover.module.css';
import { listenWords } from './listen.words.ts';
import { useListenMenu } from './use-listen-menu.tsx';

type ListenCoverProps = Pick<ComponentProps<typeof Cover>, 'src' | 'size'> & {
  /** The song's title. */
  readonly title: string;
};

/** A song's cover that is the button of its "Listen" menu: in rows that have no room for one more button. */
export function ListenCover({ title, src, size }: ListenCoverProps) {
  const { button, menu } = useListenMenu(title);
  const name = listenWords.listen(title);
  return (
    <>
      <button {...button} type="button" className={styles['button']} aria-label={name} title={name}>
        <Cover src={src} size={size} />
        <span className={styles['sign']}>
          <Icon name="listen" />
        </span>
      </button>
      {menu}
    </>
  );
}
