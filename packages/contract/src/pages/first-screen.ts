/**
 * What the document shows until the app has started. `fans` is a page of the shell with a picture, which a visitor is led
 * away from; `visitors` is one with a picture at its side, which a fan is led away from; `all` stands alone, with its heading and perhaps a sentence below: over the picture of an era (`banner`), on the night stage (`stage`), on the
 * ground of an era (`bracelet`), or in the shell, at a page's width (`page`, `narrow`).
 */
export type FirstScreen =
  | { readonly for: 'fans' | 'visitors' }
  | {
      readonly for: 'all';
      readonly look: 'banner' | 'stage' | 'bracelet' | 'page' | 'narrow';
      readonly heading: string;
      readonly lead?: string;
      readonly era?: string;
    };

/** The id of the element with the replies that a document brings along: JSON, by the address of the call. */
export const FIRST_REPLIES_ID = 'first-replies';
