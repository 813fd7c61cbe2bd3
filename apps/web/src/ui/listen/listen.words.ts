import type { ListenLink, ListenService } from '#lib/listen-links.ts';

const names: Readonly<Record<ListenService, string>> = {
  'apple-music': 'Apple Music',
  spotify: 'Spotify',
  'youtube-music': 'YouTube Music',
};

/** What the "Listen" menus say. */
export const listenWords = {
  names,
  listen: (title: string) => `Listen to ${title}`,
  heading: 'Listen',
  offer: 'Listen…',
  alwaysFirst: (service: ListenService) => `Always first: ${names[service]}…`,
  whichFirst: 'Which service comes first?',
  play: 'Play the preview',
  stop: 'Stop the preview',
  open: ({ service, isPage }: ListenLink): string =>
    isPage ? `Open in ${names[service]}` : `Search ${names[service]}`,
  /** Where the menu is about two songs. */
  ofSong: (song: string, choice: string) => `${song}: ${choice}`,
  offline: (choice: string) => `${choice} (you’re offline)`,
} as const;
