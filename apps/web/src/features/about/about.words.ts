import { pages } from '@thirteen/contract/pages/pages.ts';

/** The words of the about page, the release notes and the licenses, and what is said where a part of the other pages to read did not load. */
export const aboutWords = {
  about: {
    title: 'About',
    lead: 'Thirteen began with an argument about track fives, and it never really ended.',
    paragraphs: [
      'So we built the place that we wanted: thirteen slots for the songs that hold you together, a shelf where every album can be put in order, and a stage for the show you would build if they handed you the set list.',
      'It is made by fans, for fans, and it is not affiliated with the artist. The covers and pictures are drawn in code, and the previews are melodies of our own.',
    ],
    photos: 'Photo wall',
    open: (caption: string) => `Open photo: ${caption}`,
    photosFailed: 'We couldn’t load the photos.',
    lightboxFailed: 'We couldn’t open the photo. Please try again.',
    author: {
      title: 'Who made this',
      text: 'The author keeps a Top 13, too, and stands by all of it.',
      link: 'See the author’s profile',
    },
    tips: {
      title: 'Tip jar',
      text: 'Thirteen is free and shows no ads. If it made you smile, a tip helps us keep it running.',
      link: 'Leave a tip',
      none: 'Thirteen is free and shows no ads. The nicest tip: send a friend your Top 13.',
      noneLink: 'Go to my profile',
    },
    licenses: 'Made with open fonts and libraries: ',
    licensesLink: 'Licenses',
  },
  lightbox: {
    name: 'Photos',
    close: 'Close',
    next: 'Next photo',
    previous: 'Previous photo',
    of: ' of ',
  },
  releaseNotes: {
    title: pages.releaseNotes.heading.text,
    lead: pages.releaseNotes.heading.lead,
    version: (version: string) => `Version ${version}`,
    failed: 'We couldn’t load the release notes.',
  },
  licenses: {
    title: pages.licenses.heading.text,
    lead: pages.licenses.heading.lead,
    none: 'The list comes with a built site.',
    failed: 'We couldn’t load the licenses.',
  },
  privacy: { failed: 'We couldn’t load the list of what we keep.' },
  imprint: { failed: 'We couldn’t load who runs this site.' },
} as const;
