/**
 * The secret of a mail's link, which public/first.js took out of the address and left with the entry of the tab's history.
 * Undefined where there was none. `state` is the router's for this entry.
 */
export function readMailedToken(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('mailedToken' in state)) return undefined;
  return typeof state.mailedToken === 'string' ? state.mailedToken : undefined;
}
