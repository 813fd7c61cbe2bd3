import type { TextPassage } from './about.ts';

/** The accessibility statement. Keep it true: it says what is tested, by whom, and what is known not to work. */
export const accessibilityText = {
  passages: [
    {
      title: 'What we aim for',
      paragraphs: [
        'Every page follows the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, except for what is listed under “What doesn’t work yet”. We check this ourselves. Nobody outside the team has audited it.',
      ],
    },
    {
      title: 'What that gives you',
      items: [
        'Everything works with a keyboard alone. Whatever can be dragged also has arrow keys and a Move menu.',
        'Screen readers hear the title of each page, the place of each song, and whether a change was saved.',
        'Text can be twice as large, in your browser or by zoom. Pages fit a window 320 pixels wide.',
        'There is a light and a dark theme. Forced colors and reduced motion from your system are respected.',
        'Parts that move by themselves have a pause button. Sound on Album Rankings has a switch.',
        'Buttons are at least 44 pixels large on touchscreens, but for links within text.',
      ],
    },
    {
      title: 'How we test',
      items: [
        'Automatic checks (axe) of every page, light and dark, at desktop and phone size, with each change.',
        'Automatic journeys with the keyboard, and every page with text at 20, 24 and 32 pixels, with each change.',
        'By hand in Chrome, in Firefox and in the engine of Safari, with what each tells a screen reader.',
      ],
    },
    {
      title: 'What doesn’t work yet',
      items: [
        'We haven’t tested with people who use a screen reader, voice control or switches every day.',
        'Previews are short melodies without words. There is no text for them beyond the song’s title.',
        'Posters and link previews are pictures. The page behind the link says the same in text.',
        'Fans answer in any language, and their answers aren’t marked with it: a screen reader may read them with the wrong voice.',
      ],
    },
    {
      title: 'Tell us',
      paragraphs: [
        [
          'Something is in your way? Use the ',
          { page: 'contact', text: 'contact form' },
          ' and name the page, your browser and what you read it with. A person reads every message.',
        ],
      ],
    },
  ] satisfies readonly TextPassage[],
  reviewed: 'Last reviewed in November 2026, for version 2.2.0.',
} as const;
