import type { ImportStep } from '@thirteen/contract/account-file/account-requests.ts';
import { saveProfileImage, saveProfileTheme } from '@thirteen/contract/profile.ts';
import { reorderTop13 } from '@thirteen/contract/top13.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#lib/session/session.ts';
import { runSteps } from './run-steps.ts';

const steps: readonly ImportStep[] = [
  ['image', { endpoint: saveProfileImage, body: { image: 'tour-1' } }],
  ['top13', { endpoint: reorderTop13, body: { slots: [] }, ifMatch: '"3"' }],
  ['theme', { endpoint: saveProfileTheme, body: { theme: 'Red' } }],
].map(([name, request]) => ({
  name,
  before: undefined,
  after: { kind: 'theme', name: 'Red' },
  unknown: [],
  isDone: false,
  request,
})) as never;

const server = vi.fn<typeof fetch>();

/** Answers the save of the Top 13 so, every other one as if it went well. */
function refuseTop13(answer: () => Response | Promise<Response>): void {
  server.mockImplementation(async (address) =>
    String(address).endsWith(reorderTop13.path) ? answer() : Response.json({}),
  );
}

/** The calls that were made, in order, with the revisions that they replace. */
const sent = () =>
  server.mock.calls
    .map(([address, init]) => [String(address), new Headers(init?.headers).get('if-match')] as const)
    .filter(([address]) => !address.includes('/api/ready'));

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.mockReset();
  startSession({ token: 'secret', username: 'juniper', expiresInSeconds: 60 });
});
afterEach(() => {
  endSession('logout');
  vi.unstubAllGlobals();
});

describe('the steps of an import', () => {
  test('go on past a list that another tab has saved since, which is named', async () => {
    refuseTop13(() => Response.json({}, { status: 412, headers: { 'problem-code': 'stale' } }));
    const names: string[] = [];
    const outcome = await runSteps(steps, (name) => names.push(name));
    expect(outcome).toMatchObject({
      problems: [{ name: 'top13', error: { code: 'stale' } }],
      stop: undefined,
    });
    expect(names).toEqual(['image', 'top13', 'theme']);
    expect(sent().map(([, ifMatch]) => ifMatch)).toEqual([null, '"3"', null]);
  });

  test.each([
    ['offline', () => Promise.reject(new TypeError('No network'))],
    ['busy', () => Response.json({}, { status: 503, headers: { 'problem-code': 'unavailable' } })],
    ['busy', () => Response.json({}, { status: 429, headers: { 'problem-code': 'too-many-requests' } })],
    ['session', () => Response.json({}, { status: 401, headers: { 'problem-code': 'session-required' } })],
  ])('stop as %s where the next one would fail alike', async (stop, answer) => {
    refuseTop13(answer);
    expect(await runSteps(steps, () => undefined)).toEqual({ problems: [], stop });
    expect(
      sent()
        .map(([address]) => address)
        .some((address) => address.endsWith(saveProfileTheme.path)),
    ).toBe(false);
  });
});
