const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** An ISO date as people say it: "October 24th, 2006". */
export function releaseDateWords(isoDate: string): string {
  const date = new Date(isoDate);
  const day = date.getUTCDate();
  return `${months.format(date)} ${day}${suffixes[ordinals.select(day)] ?? 'th'}, ${date.getUTCFullYear()}`;
}
