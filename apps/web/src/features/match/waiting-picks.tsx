import { useState } from 'react';
import { keptPicks } from './kept-picks.ts';
import { keptPicksWords } from './match.words.ts';

/** Tells a visitor who signs up that the songs picked before are not lost. Nothing where none were picked. */
export function WaitingPicks() {
  const [{ length }] = useState(keptPicks.read);
  return length > 0 && <p>{keptPicksWords.waiting(length)}</p>;
}
