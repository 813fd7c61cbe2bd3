import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './notice.module.css';

type NoticeProps = { readonly title: string; readonly children: ReactNode };

/** Something that a fan should know about the own account or pages, in calm words, with what can be done. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={styles['notice']}>
      <Icon name="alert" size="sm" />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {children}
      </div>
    </div>
  );
}
