/** What an attack did to everyone else: a row of the table. */
export type AttackResult = {
  readonly attack: string;
  /** What was measured, with its unit. */
  readonly figure: string;
  /** While nothing happens, where that is the measure. */
  readonly idle?: string;
  readonly under: string;
  readonly aim: string;
};
