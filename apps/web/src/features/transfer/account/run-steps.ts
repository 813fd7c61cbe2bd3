import type { ImportStep } from '@thirteen/contract/account-file/account-requests.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { callRevised } from '#lib/api/call.ts';

/** After this long without an answer a save counts as lost. */
const PATIENCE_MS = 20_000;

/** What became of steps. `problems`: what was refused, by name. `stop`: why the rest was not tried. */
export type Outcome = {
  readonly problems: readonly { readonly name: string; readonly error: ApiError }[];
  readonly stop: 'offline' | 'busy' | 'session' | undefined;
};

/** Saves part after part, and tells of each before it is sent. Stops where the next one would fail alike. */
export async function runSteps(
  steps: readonly ImportStep[],
  onStep: (name: string, index: number) => void,
): Promise<Outcome> {
  const problems: { readonly name: string; readonly error: ApiError }[] = [];
  for (const [index, { name, request }] of steps.entries()) {
    onStep(name, index);
    const { endpoint, params, body, ifMatch } = request;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      await callRevised(endpoint, { params, body, ifMatch, signal });
    } catch (error) {
      const stop = reasonToStop(error);
      if (stop) return { problems, stop };
      problems.push({ name, error: error instanceof ApiError ? error : new ApiError('unexpected') });
    }
  }
  return { problems, stop: undefined };
}

function reasonToStop(error: unknown): Outcome['stop'] {
  if (error instanceof DOMException) return 'offline';
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'offline') return 'offline';
  if (error.status === 401) return 'session';
  return error.status === 429 || error.status >= 502 ? 'busy' : undefined;
}
