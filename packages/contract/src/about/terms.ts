import type { TextPassage } from './about.ts';

/** The terms of use. */
export const termsText = {
  passages: [
    {
      title: 'What this is',
      paragraphs: [
        'Thirteen is a free fan project without ads. It is run with care, but it may change, be away for a while, or end. If it ends we say so in time for you to download your lists.',
      ],
    },
    {
      title: 'Your account',
      items: [
        'You are 13 or older. Where the law asks for your parents’ consent at your age, you have it.',
        'One account for one person. Keep your password to yourself; you answer for what is done with it.',
        'You can delete your account at any time, on the Account page.',
      ],
    },
    {
      title: 'What you write and rank',
      paragraphs: [
        'It stays yours. You let us store it and show it where you chose to show it: on your profile, on your set list, in the charts as a number. Take it back and we stop.',
      ],
    },
    {
      title: 'Please don’t',
      items: [
        'insult, threaten or harass anyone, here or by a link from here;',
        'write what is hateful, sexual or against the law;',
        'tell private things about others, or pretend to be someone else;',
        'post ads, or whole lyrics: a favorite line is fine, a song belongs to its writers;',
        'try to break in, or to slow the site down for others.',
      ],
    },
    {
      title: 'What we do then',
      paragraphs: [
        [
          'We may hide a profile, change a name, or close an account, and take down what breaks the law. Whoever it hits can ask why, and answer, by the ',
          { page: 'contact', text: 'contact form' },
          '. Found a hole in our security? Tell us first, and we thank you.',
        ],
      ],
    },
    {
      title: 'What we can’t promise',
      paragraphs: [
        'The site comes as it is. We keep back-ups and we test what we ship, but we don’t promise that it is always there or without mistakes, and we are not liable for what is lost, as far as the law lets us say so. Rights that the law gives you as a consumer stay untouched.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        [
          'When these terms change, the ',
          { page: 'releaseNotes', text: 'release notes' },
          ' tell it. If you don’t like the change, you can take your data and delete your account. What we keep about you is on the ',
          { page: 'privacy', text: 'privacy page' },
          ', and who we are in the ',
          { page: 'imprint', text: 'imprint' },
          '.',
        ],
      ],
    },
  ] satisfies readonly TextPassage[],
  reviewed: 'Last changed in November 2026, with version 2.2.0.',
} as const;
