import type { SitePage } from '@thirteen/contract/pages/pages.ts';
import type { Sentence, TextPassage } from '@thirteen/contract/about/about.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';

type SiteTextProps = { readonly heading: NonNullable<SitePage['heading']>; readonly children: ReactNode };

/** A page of the site to read from top to bottom. Its looks are in styles/site-text.css, which the document needs as well. */
export function SiteText({ heading: { text, lead }, children }: SiteTextProps) {
  return (
    <>
      <header className="site-text">
        <h1>{text}</h1>
        <p className="site-text-lead">{lead}</p>
      </header>
      {children}
    </>
  );
}

type PassageProps = TextPassage & { readonly children?: ReactNode };

/** A passage under its heading; `children` stand between its paragraphs and its list. */
export function Passage({ title, paragraphs = [], items = [], children }: PassageProps) {
  return (
    <section className="site-text">
      <h2>{title}</h2>
      {paragraphs.map((sentence) => (
        <p key={plainText(sentence)}>
          <Parts sentence={sentence} />
        </p>
      ))}
      {children}
      {items.length > 0 && (
        <ul>
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
  return <p className="site-text-reviewed">{children}</p>;
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
