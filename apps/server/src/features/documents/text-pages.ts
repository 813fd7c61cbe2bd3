import type { PageName } from '@thirteen/contract/pages/pages.ts';
import { accessibilityText } from '@thirteen/contract/about/accessibility.ts';
import { imprintText, operatorLines } from '@thirteen/contract/about/imprint.ts';
import {
  getOperator,
  listStoredFacts,
  type TextPassage,
  type Operator,
  type StoredFact,
} from '@thirteen/contract/about/about.ts';
import { privacyText } from '@thirteen/contract/about/privacy.ts';
import { termsText } from '@thirteen/contract/about/terms.ts';

/** A passage as the document brings it along, with what is known of this site alone. */
export type ScreenPassage = TextPassage & {
  readonly facts?: readonly StoredFact[];
  /** A name, and the lines below it. */
  readonly address?: readonly [string, ...string[]];
};

/** What the document of a page to read brings along: its passages, and replies that the page would ask for. */
export type TextPage = {
  readonly passages: readonly ScreenPassage[];
  readonly firstReplies?: Readonly<Record<string, unknown>>;
};

/**
 * The pages that can be read without any code. Of the privacy page it is what this site keeps: what the browser keeps is
 * known to the app alone.
 */
export function textPagesOf({
  stored,
  operator,
}: {
  readonly stored: readonly StoredFact[];
  readonly operator: Operator;
}): Partial<Record<PageName, TextPage>> {
  const { title, text } = privacyText.stored;
  return {
    accessibility: accessibilityText,
    terms: termsText,
    privacy: {
      passages: [{ title, paragraphs: [text], facts: stored }, ...privacyText.passages],
      firstReplies: { [listStoredFacts.path]: stored },
    },
    imprint: {
      passages: [
        { title: imprintText.operator.title, address: operatorLines(operator) },
        ...imprintText.passages,
      ],
      firstReplies: { [getOperator.path]: operator },
    },
  };
}
