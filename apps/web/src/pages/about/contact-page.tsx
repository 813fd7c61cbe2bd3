import { ContactForm } from '#features/contact/contact-form.tsx';
import { contactWords } from '#features/contact/use-contact-form.ts';
import { Page } from '#ui/page/page.tsx';
import styles from './contact-page.module.css';

/** A letter to the people behind the site, for everyone. */
export function ContactPage() {
  return (
    <Page>
      <div className={styles['letter']}>
        <div className={styles['words']}>
          <h1>{contactWords.title}</h1>
          <p className={styles['lead']}>{contactWords.lead}</p>
          <ContactForm />
        </div>
        <img className={styles['art']} src="/media/scenes/envelope.svg" alt="" width="640" height="480" />
      </div>
    </Page>
  );
}
