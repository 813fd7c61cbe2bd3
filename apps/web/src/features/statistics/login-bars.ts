import type { LoginCount } from '@thirteen/contract/statistics.ts';
import { eraThemes } from '@thirteen/domain/catalogue/era-theme.ts';
import type { ChartBar } from '#ui/chart/chart-data.ts';
import { statisticsWords } from './statistics.words.ts';

/** The account that counts nowhere. */
const LEFT_OUT = 'taylorSwift';

// Fans have no album of their own here: neighbors differ, and the first is gold.
const FIRST_COLOR = eraThemes.indexOf('fearless');
const COLOR_STEP = 5;

/** The fans who logged in most, at most `count` of them, each in a color of its own. */
export function loginBars(
  logins: readonly LoginCount[],
  count: number,
  own: string | undefined,
): readonly ChartBar[] {
  return logins
    .filter(({ username }) => username !== LEFT_OUT)
    .toSorted((a, b) => b.loginCount - a.loginCount)
    .slice(0, count)
    .map(({ username, loginCount }, index) => ({
      id: username,
      label: username,
      value: loginCount,
      valueText: statisticsWords.topUsers.amount(loginCount),
      rank: index + 1,
      detail: username === own ? statisticsWords.topUsers.you : undefined,
      era: eraThemes[(FIRST_COLOR + index * COLOR_STEP) % eraThemes.length],
    }));
}
