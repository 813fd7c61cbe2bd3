import texts from './data/texts.json' with { type: 'json' };

/** The release that the home countdown runs to, unless the site is configured otherwise: date and name. */
export const nextRelease: string = texts.nextRelease;
