const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** What the home page says. */
export const homeWords = {
  welcome: 'Welcome',
  welcomeTo: 'Welcome,',
  intro: 'Rank every song and every era, keep your thirteen close, and build the show you would see twice.',
  editTop13: 'Open my Top 13',
  buildSetList: 'Build a set list',
  heroSongs: 'Songs to think about',
  pauseSongs: 'Pause rotating songs',
  resumeSongs: 'Resume rotating songs',
  countdown: {
    before: (date: string) => `Out ${date} at midnight`,
    after: (date: string) => `Out since ${date}`,
    waitIsOver: '. The wait is over.',
    out: 'It is out',
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    left: (days: number, hours: number, minutes: number) =>
      `${count(days, 'day', 'days')}, ${count(hours, 'hour', 'hours')} and ${count(minutes, 'minute', 'minutes')} left`,
    failed: 'The countdown didn’t load.',
  },
  ownSongs: {
    title: 'Your Top 13',
    list: (chosen: number, all: number) => `Your Top 13: ${chosen} of ${all} chosen`,
  },
  surprise: {
    title: 'User Surprise Songs',
    previous: 'Previous pick',
    next: 'Next pick',
    pause: 'Pause slides',
    resume: 'Resume slides',
    place: (place: number, all: number) => `${place} of ${all}`,
    guitar: 'Guitar',
    piano: 'Piano',
    pickedBy: 'Picked by',
    newTab: '(opens in a new tab)',
    empty: {
      will: 'The guitar and piano songs of fans’ verified set lists will pass by here.',
      action: 'Build a set list',
    },
    failed: "The surprise songs didn't load.",
    carousel: 'carousel',
    slide: 'slide',
  },
  retry: 'Try again',
} as const;
