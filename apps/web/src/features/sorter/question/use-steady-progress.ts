import { useState } from 'react';

/**
 * How much of a sort is done, from 0 to 1, so that it never runs backwards but by an undo: what is still to come is
 * only expected, and may grow. `answers` is how many there are.
 */
export function useSteadyProgress(answers: number, portion: number): number {
  const [steps, setSteps] = useState([{ answers, portion }]);
  const last = steps.at(-1);
  if (last?.answers === answers) return last.portion;
  const before = steps.filter((step) => step.answers < answers);
  const next = { answers, portion: Math.max(portion, before.at(-1)?.portion ?? 0) };
  setSteps([...before, next]);
  return next.portion;
}
