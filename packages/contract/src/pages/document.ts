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

/**
 * Raised by one whenever the API changes so that open pages of the version before would break, or would save something
 * wrong. Pages send the number that they were made with; older ones are answered `reload`, keep what they could not save,
 * and load the new version. Other programs send none and are served as ever.
 */
export const CONTRACT_NUMBER = 1;

/** The header by which a page tells its number. */
export const CONTRACT_HEADER = 'contract-number';

/**
 * The name of a build of the web app, by which pages and server notice that they are of different ones: a `meta` element of
 * the document and a header both have this name. A page sends its own; an answer has it where it is another.
 */
export const BUILD_NAME = 'web-build';
