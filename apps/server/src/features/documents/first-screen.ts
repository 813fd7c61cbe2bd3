import { pages } from '@thirteen/contract/pages/pages.ts';
import type { SharedPage } from '@thirteen/contract/sharing.ts';
import type { Sentence, SentencePart } from '@thirteen/contract/about/about.ts';
import { privacyText } from '@thirteen/contract/about/privacy.ts';
import { escapeHtml } from './head-tags.ts';
import type { ScreenPassage } from './text-pages.ts';

type First = Pick<Partial<SharedPage>, 'picture' | 'firstScreen'> & {
  /** What can be read below, without any code. */
  readonly passages?: readonly ScreenPassage[];
};

/**
 * What stands in the document where the app will draw the page, with the addresses of the code that is to be loaded
 * once it was seen. Its looks are in the web app's first-screen.css.
 */
export function firstScreenHtml(
  { picture = '', firstScreen, passages = [] }: First,
  code: readonly string[],
): string {
  if (firstScreen === undefined) return '';
  const art =
    picture === ''
      ? ''
      : `<img src="${escapeHtml(picture)}" width="1600" height="900" alt="" fetchpriority="high" />`;
  const start = `<div class="first-screen" data-code="${escapeHtml(code.join(' '))}"`;
  if (firstScreen.for !== 'all') return `${start} data-for="${firstScreen.for}">${art}</div>`;
  const { look, heading, lead, era } = firstScreen;
  const inEra = era === undefined ? '' : ` data-era="${escapeHtml(era)}"`;
  const texts = `<p>${escapeHtml(heading)}</p>${lead === undefined ? '' : `<div>${escapeHtml(lead)}</div>`}`;
  return `${start} data-look="${look}"${inEra}>${art}${texts}${passages.map(passageHtml).join('')}</div>`;
}

/** As features/site of the web app draws it; the looks of both are in its styles/site-text.css. */
function passageHtml({ title, paragraphs = [], items = [], facts = [], address }: ScreenPassage): string {
  const parts = [
    `<h2>${escapeHtml(title)}</h2>`,
    ...paragraphs.map((sentence) => `<p>${sentenceHtml(sentence)}</p>`),
    address === undefined ? '' : addressHtml(address),
    listHtml(
      ' class="site-text-facts"',
      facts.map(
        ({ title: name, holds, keptFor }) =>
          `<h3>${escapeHtml(name)}</h3><div><p>${escapeHtml(holds)}</p><p><b>${privacyText.stored.keptFor}</b>${escapeHtml(keptFor)}</p></div>`,
      ),
    ),
    listHtml('', items.map(sentenceHtml)),
  ];
  return `<section class="site-text">${parts.join('')}</section>`;
}

function addressHtml([name, ...lines]: readonly [string, ...string[]]): string {
  if (lines.length === 0) return `<p>${escapeHtml(name)}</p>`;
  const below = lines.map((line) => `<div>${escapeHtml(line)}</div>`).join('');
  return `<address><b>${escapeHtml(name)}</b>${below}</address>`;
}

function listHtml(attributes: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : `<ul${attributes}>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;
}

function sentenceHtml(sentence: Sentence): string {
  return typeof sentence === 'string' ? escapeHtml(sentence) : sentence.map(partHtml).join('');
}

function partHtml(part: SentencePart): string {
  if (typeof part === 'string') return escapeHtml(part);
  const address = 'page' in part ? pages[part.page].path : part.file;
  return `<a href="${escapeHtml(address)}">${escapeHtml(part.text)}</a>`;
}
