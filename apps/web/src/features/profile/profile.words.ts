import { paths } from '#lib/paths.ts';

/** The words of the profile pages that are not among the fixed texts, and those that the specification fixes for them. */
export const profileWords = {
  welcome: 'Welcome, ',
  newFan: 'New Swiftie',
  title: 'My Profile',
  pageTitle: (username: string) => `${username}'s Top 13`,
  living: (theme: string) => `Living in the ${theme.replace(/^The /, '')} era.`,
  pictureOf: (username: string, what: string) => `${username}'s profile image: ${what}`,
  changeImage: 'Change profile image',
  chooseImage: 'Choose a Profile Image',
  cancel: 'Cancel',
  themeLabel: 'Choose your profile theme:',
  themePictures: 'Themes by their pictures',
  saving: 'Saving',
  comparing: 'Let other fans compare themselves with me',
  noindex: 'Keep my public pages out of search engines',
  namedTop13: 'Also give my Top 13 a link with my name',
  namedTop13More:
    'Anyone may open it and see your name, your picture on its posters, and these songs as they are then.',
  copyNamed: 'Copy link with my name',
  namedCopied: 'Link to your Top 13 copied.',
  namedCopyFailed: 'The link couldn’t be copied.',
  viewNamed: 'See that page',
  switchFailed: 'We couldn’t change this. Please try again.',
  share: 'Share My Profile',
  shareHelp: 'To share your profile, please complete the following:',
  copyLink: 'Copy link',
  shareText: (username: string) => `${username}'s Top 13`,
  viewOwnTour: 'View My Dream Eras Tour',
  viewTour: (username: string) => `View ${username}’s Dream Eras Tour`,
  newTab: '(opens in a new tab)',
  myEras: 'My eras: your Top 13 through time',
  viewPublic: 'Preview public page',
  topAlbums: 'Top 5 Albums',
  rankAlbums: 'Rank your albums',
  noTopAlbums: 'on the Rankings page to see your top 5 here!',
  ownTop13: 'My Top 13 Songs',
  top13: 'Top 13 Songs',
  sortTop13: 'Or sort it by quick choices',
  noTop13: ["You haven't chosen your Top 13 songs yet! Visit the ", 'Top 13 page', ' to create your list.'],
  questionnaire: 'Swiftie Questionnaire',
  editAnswers: 'Edit Answers',
  saveAnswers: 'Save Answers',
  notAnswered: 'Not answered yet',
  unsavedBack: 'Your unsaved answers are still here.',
  answersKept: 'What you type is kept in this browser until you save it.',
  notSaved: 'Not saved. Your answers are kept in this browser.',
  notSavedOffline: 'Not saved: you’re offline. Your answers are kept here and saved when you’re back.',
  savedAnswers: 'Answers saved.',
  discardTitle: 'Discard your changes?',
  discardText: 'What you typed since the last save will be gone.',
  keepEditing: 'Keep editing',
  discard: 'Discard changes',
  makeYourOwn: 'Make your own',
  ownProfile: 'My Profile',
  backToExplorer: 'All fans',
  editOwn: 'Edit my profile',
  invitation: 'Which thirteen songs would be yours?',
  small: 'A free fan project, not affiliated with the artist.',
  notPublic: "This profile isn't public.",
  notPublicMore: 'This fan hasn’t published a profile yet.',
  notLoadedTitle: 'This profile didn’t load.',
  notLoaded: 'Something went wrong. Please try again.',
} as const;

/** Where a fan does what a profile still lacks; a reason that is not known here stays plain text. */
export function findRemedy(reason: string): string | undefined {
  if (reason.includes('Top 13')) return paths.top13;
  if (reason.includes('album')) return `${paths.rankings}/allAlbums`;
  if (reason.includes('Questionnaire')) return '#questionnaire';
  return undefined;
}
