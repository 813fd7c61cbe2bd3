import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { accessibilityWords as words } from './accessibility.words.ts';
import styles from './accessibility.module.css';

/** What the site does for fans who see, hear or move differently, how that is tested, and what is missing. */
export function AccessibilityStatement() {
  const [before, link, after] = words.contact.text;
  return (
    <>
      <header className={styles['head']}>
        <h1>{words.title}</h1>
        <p className={styles['lead']}>{words.lead}</p>
      </header>
      {words.sections.map((section) => (
        <section key={section.title} className={styles['section']}>
          <h2>{section.title}</h2>
          {'text' in section && <p>{section.text}</p>}
          {'items' in section && (
            <ul className={styles['items']}>
              {section.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section className={styles['section']}>
        <h2>{words.contact.title}</h2>
        <p>
          {before}
          <Link to={paths.contact}>{link}</Link>
          {after}
        </p>
      </section>
      <p className={styles['reviewed']}>{words.reviewed}</p>
    </>
  );
}
