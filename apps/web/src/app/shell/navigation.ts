import { paths } from '#lib/paths.ts';

type NavigationLink = { readonly to: string; readonly label: string };

/** The header's links for a fan who is logged in. */
export const fanLinks: readonly NavigationLink[] = [
  { to: paths.userHome, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.rankings, label: 'Album Rankings' },
  { to: paths.top13, label: 'Top 13 List' },
  { to: paths.erasTourBuilder, label: 'Eras Tour Builder' },
  { to: paths.userProfile, label: 'My Profile' },
  { to: paths.sorter, label: 'Sorter' },
];

/** The header's links for a visitor. */
export const visitorLinks: readonly NavigationLink[] = [
  { to: paths.about, label: 'About' },
  { to: paths.sorter, label: 'Sorter' },
];

/** The footer's links, for everyone. */
export const footerLinks: readonly NavigationLink[] = [
  { to: paths.allFavoriteSongs, label: "Users' Favorite Songs List" },
  { to: paths.userExplorer, label: 'User Explorer' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.releaseNotes, label: 'Release Notes' },
];

/** What else a fan finds in the header, after its links. */
export const moreFanLinks: readonly NavigationLink[] = [
  ...footerLinks,
  { to: paths.account, label: 'Account' },
];

/** The pages behind the small print, for everyone. */
export const smallPrint: readonly NavigationLink[] = [
  { to: paths.accessibility, label: 'Accessibility' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.imprint, label: 'Imprint' },
];
