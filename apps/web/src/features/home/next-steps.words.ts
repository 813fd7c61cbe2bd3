const more = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`);

/** What the strip says that shows a fan the way on. */
export const nextStepsWords = {
  title: 'Carry on',
  firstTitle: 'Start here',
  next: {
    top13: (left: number) =>
      left === 13
        ? 'Choose the first song of your Top 13.'
        : `Add ${more(left, 'one more song', 'more songs')} to your Top 13.`,
    top13Action: 'Fill my Top 13',
    sortTop13Action: 'Sort it by quick choices',
    topFive: 'Rank the albums. Your first five show on your profile.',
    topFiveAction: 'Rank the albums',
    answer: 'Answer a question of the Swiftie Questionnaire, so that fans get to know you.',
    answerAction: 'Answer a question',
    show: (left: number) =>
      left <= 0
        ? 'All 45 songs are in. Verify your show.'
        : `Add ${more(left, 'one more song', 'more songs')} to your dream show.`,
    showAction: 'Build my show',
    album: (left: number) =>
      left === 1 ? 'One album isn’t ranked yet.' : `${left} albums aren’t ranked yet.`,
    albumAction: 'Rank an album',
    answers: (left: number) => `${more(left, 'One question is', 'questions are')} still open.`,
    answersAction: 'Answer more',
    explore: 'All done! See what other fans made.',
    exploreAction: 'Explore profiles',
  },
  parts: {
    top13: 'Top 13 List',
    rankings: 'Album Rankings',
    setList: 'Eras Tour set list',
    answers: 'Questionnaire',
    sharing: 'Public profile',
  },
  share: (done: number, all: number) => `${done} of ${all}`,
  albums: (done: number, all: number, others: number) =>
    `${done} of ${all} albums${others > 0 ? ` and ${more(others, 'one more list', 'more lists')}` : ''}`,
  verified: 'Verified',
  canBeShared: 'Ready to share',
  notYetShared: 'Not ready to share yet',
  unknown: 'Open',
} as const;
