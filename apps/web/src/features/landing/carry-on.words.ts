/** What a visitor who was here before is told: words of their own, which come with their code. */
export const carryOnWords = {
  title: 'Carry on',
  kept: (count: number) =>
    count === 0
      ? 'Your questions wait for you in this browser.'
      : `Your Top 13 waits for you in this browser: ${count} of 13 chosen.`,
  openTop13: 'Open my Top 13',
  yourTop13: 'Your Top 13',
  keepSorting: 'Keep sorting',
  signUpToKeep: 'Sign up to keep it',
  sort: 'Sort your Top 13',
} as const;
