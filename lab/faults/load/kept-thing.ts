import type { Chance } from '../../chance.ts';

/** A change of a thing: its request, and what is read once it is kept. */
type Change = { readonly path: string; readonly body: unknown; readonly state: string };

/** What the GET of a thing answered. */
export type Reading = { readonly reply: unknown; readonly headers: Headers };

/**
 * Something that is kept for a fan and changed whole by a PUT. States are texts, so that two are the same or not.
 * `tag` finds the revision for `If-Match` where the thing has one.
 */
export type KeptThing = {
  readonly name: string;
  readonly read: string;
  plan(chance: Chance): Change;
  stateOf(reading: Reading): string;
  readonly tag?: (reading: Reading) => string | undefined;
};
