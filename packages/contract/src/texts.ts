import * as Type from 'typebox';

/**
 * How a string of a body is treated before it is checked: `line` (the default) is trimmed, normalized and refused with
 * control characters; `lines` may hold line breaks; `secret` is used exactly as received.
 */
export type TextKind = 'line' | 'lines' | 'secret';

/** A password: never trimmed or normalized. `maxLength` only keeps out absurd input; the real limits are in the domain. */
export const Secret = Type.String({ maxLength: 4096, textKind: 'secret' satisfies TextKind });

/** A text that may have line breaks. */
export const Lines = (options: {
  readonly minLength?: number;
  readonly maxLength: number;
  readonly default?: string;
}) => Type.String({ ...options, textKind: 'lines' satisfies TextKind });
