/** What stands above the title of a ranking. */
export const sharedRankingWords = {
  over: 'My ranking',
  compiledBy: (username: string) => `Compiled by ${username}`,
} as const;
