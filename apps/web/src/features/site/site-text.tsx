import type { PageName } from '@thirteen/contract/pages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import styles from './site-text.module.css';

/** A sentence, or one in parts of which some lead to a page of the site or to a file of it. */
type Sentence = string | readonly SentencePart[];
type SentencePart =
  | string
  | { readonly page: PageName; readonly text: string }
  | { readonly file: string; readonly text: string };

/** A part of a page to read: paragraphs, and what is listed below them. */
export type TextPassage = {
  readonly title: string;
  readonly paragraphs?: readonly Sentence[];
  readonly items?: readonly Sentence[];
};

type SiteTextProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** A page of the site to read from top to bottom. */
export function SiteText({ title, lead, children }: SiteTextProps) {
  return (
    <>
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </header>
      {children}
    </>
  );
}

type PassageProps = TextPassage & { readonly children?: ReactNode };

/** A passage under its heading; `children` stand between its paragraphs and its list. */
export function Passage({ title, paragraphs = [], items = [], children }: PassageProps) {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      {paragraphs.map((sentence) => (
        <p key={plainText(sentence)}>
          <Parts sentence={sentence} />
        </p>
      ))}
      {children}
      {items.length > 0 && (
        <ul className={styles['items']}>
          {items.map((sentence) => (
            <li key={plainText(sentence)}>
              <Parts sentence={sentence} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Passages one after the other. */
export function Passages({ passages }: { readonly passages: readonly TextPassage[] }) {
  return passages.map((passage) => <Passage key={passage.title} {...passage} />);
}

/** When a page was last read over, in small print. */
export function Reviewed({ children }: { readonly children: string }) {
  return <p className={styles['reviewed']}>{children}</p>;
}

function Parts({ sentence }: { readonly sentence: Sentence }) {
  if (typeof sentence === 'string') return sentence;
  return sentence.map((part) => {
    if (typeof part === 'string') return part;
    if ('page' in part)
      return (
        <Link key={part.page} to={paths[part.page]}>
          {part.text}
        </Link>
      );
    return (
      <a key={part.file} href={part.file}>
        {part.text}
      </a>
    );
  });
}

function plainText(sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence;
  return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
