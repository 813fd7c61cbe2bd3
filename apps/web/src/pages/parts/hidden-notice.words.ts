/** What a fan reads whose public pages the operator hid, on the account page and on the own profile. */
export const hiddenWords = {
  title: 'Your public pages are hidden',
  text: 'The people who run Thirteen took your profile and your set list out of sight, so your links and your name in the charts and the explorer don’t show right now. Everything you made is still here, and you can keep using it.',
  ask: 'Think it’s a mistake, or changed what was wrong? ',
  write: 'Write to us',
} as const;
