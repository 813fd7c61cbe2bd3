import type { LoginCount } from '@thirteen/contract/statistics.ts';
import { PLAIN_ERA } from '@thirteen/domain/catalogue/era-look.ts';
import { eraKeys } from '#lib/eras.ts';
import type { ChartBar } from '#ui/chart/chart-data.ts';
import { statisticsWords } from './statistics.words.ts';

/** The account that counts nowhere. */
const LEFT_OUT = 'taylorSwift';

// Fans have no album of their own here: neighbors differ, and the first is gold.
const COLORS = [...eraKeys, PLAIN_ERA];
const FIRST_COLOR = COLORS.indexOf('fearless');
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
      era: COLORS[(FIRST_COLOR + index * COLOR_STEP) % COLORS.length],
    }));
}
