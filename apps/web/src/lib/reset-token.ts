/**
 * The secret of a reset link, which public/first.js took out of the address and left with the entry of the tab's history.
 * Undefined where there was none. `state` is the router's for this entry.
 */
export function readResetToken(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('resetToken' in state)) return undefined;
  return typeof state.resetToken === 'string' ? state.resetToken : undefined;
}
