import type { PageName } from '../pages/pages.ts';

/** A sentence, or one in parts of which some lead to a page of the site or to a file of it. */
export type Sentence = string | readonly SentencePart[];
export type SentencePart =
  | string
  | { readonly page: PageName; readonly text: string }
  | { readonly file: string; readonly text: string };

/** A part of a page to read: paragraphs, and what is listed below them. The document brings it along, too. */
export type TextPassage = {
  readonly title: string;
  readonly paragraphs?: readonly Sentence[];
  readonly items?: readonly Sentence[];
};
