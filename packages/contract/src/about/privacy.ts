import type { TextPassage } from './about.ts';

/** The privacy page. What is kept, and for how long, comes from the server; keep the rest true. */
export const privacyText = {
  stored: {
    title: 'What we keep',
    text: 'This list is made by the site itself, with the times that hold here.',
    keptFor: 'Kept: ',
  },
  browser: {
    title: 'What your browser keeps',
    text: 'These stay on your device: nothing of them reaches us but what you save, and the key of your session with each request. There are no cookies.',
  },
  passages: [
    {
      title: 'Get it, change it, delete it',
      items: [
        ['Get it: ', { page: 'account', text: 'Account' }, ' has “Download my data”, all of it in one file.'],
        'Change it: lists, answers, email address and password are yours to change, each on its own page.',
        [
          'Delete it: ',
          { page: 'account', text: 'Account' },
          ' has “Delete my account”. Everything goes at once, your part in the charts included, but for what a back-up still holds.',
        ],
        [
          'Can’t log in, or want something else? ',
          { page: 'contact', text: 'Write to us' },
          ' from the email address of your account.',
        ],
      ],
    },
    {
      title: 'Who sees what',
      items: [
        'Everyone: your profile once it can be shared (name, theme, picture, answers, Top 5, Top 13), the set list that you published, and, if you switch that on, your Top 13 with your name and picture.',
        'Fans who are logged in: also your name among the ten who log in most, and beside your surprise songs once you published a set list. If you let friends compare, they see how your lists differ.',
        'Only you: your email address, drafts, other rankings, how your lists stood in the past, sorts and devices. The people who run this site could read them, and do so only to mend something or because you ask.',
      ],
    },
    {
      title: 'Who else gets something',
      items: [
        'The company that carries our mails sees your address and what the mail says.',
        'The company whose machines we rent holds all of it for us, and may not look.',
        'Where covers or previews come from another site, your browser loads them there, and that site sees your network address.',
        'Where you choose to listen at a music service, it opens in a tab of its own, and that service sees your visit.',
        'Nobody else, unless a court makes us. Nothing is sold.',
      ],
    },
    {
      title: 'Why we may keep it',
      paragraphs: [
        'Your account, lists and profile: because you asked us to, by signing up. Counts, networks and the log: because keeping others out of your account, and the site on its feet, is in everyone’s interest.',
        'You may ask what we hold, have it corrected or deleted, object, and complain to the authority for data protection where you live.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        [
          'Thirteen is for fans aged 13 or older. If a younger child has an account here, ',
          { page: 'contact', text: 'tell us' },
          ' and we delete it.',
        ],
      ],
    },
    {
      title: 'Who answers for it',
      paragraphs: [
        [
          'The operator of this site: see the ',
          { page: 'imprint', text: 'imprint' },
          '. What changes on this page is told in the ',
          { page: 'releaseNotes', text: 'release notes' },
          '.',
        ],
      ],
    },
  ] satisfies readonly TextPassage[],
  reviewed: 'Last reviewed in November 2026, for version 2.3.0.',
} as const;
