import { keepsAll } from './safe-storage.ts';

/** What is said of a visitor's list: a browser may keep nothing (blocked, private, full). */
export function keptHereText(): string {
  return keepsAll() ? 'Kept in this browser' : 'Kept until you close this page';
}
