import type { ReactNode } from 'react';
import styles from '#features/account/account.module.css';

type AccountSectionProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** One card of the account page: what it is about, in a sentence, and what can be done. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
