const more = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`);

/** What the strip says that shows a fan the way on. */
export const carryOnWords = {
  title: 'Carry on',
  next: {
    top13: (left: number) =>
      left === 13
        ? 'Thirteen slots, one song each: choose the first song of your Top 13.'
        : `Your Top 13 waits for ${more(left, 'one more song', 'more songs')}.`,
    top13Action: 'Fill my Top 13',
    topFive: 'Rank the albums: the first five become the Top 5 of your profile.',
    topFiveAction: 'Rank the albums',
    answer: 'Answer a question of the Swiftie Questionnaire, and your profile says who you are.',
    answerAction: 'Answer a question',
    show: (left: number) =>
      left <= 0
        ? 'All 45 songs are in. Check the show and verify it.'
        : `Your dream show has room for ${more(left, 'one more song', 'more songs')}.`,
    showAction: 'Build my show',
    album: (left: number) =>
      `${more(left, 'One album is', 'albums are')} still in the order of the record, not in yours.`,
    albumAction: 'Rank an album',
    answers: (left: number) => `${more(left, 'One question is', 'questions are')} still unanswered.`,
    answersAction: 'Go on answering',
    explore: 'Everything is done. See what other fans made of it.',
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
