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
