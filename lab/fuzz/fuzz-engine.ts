import fc from 'fast-check';
import type { Finding } from './checks.ts';
import { readUntouched } from './fuzz-fans.ts';
import { CRASH, createProbe } from './probe.ts';
import { requestsFor, strangeRequests, type FuzzRequest } from './requests.ts';
import type { Route } from './routes.ts';
import { withSite, type EngineName } from './site.ts';

/** What a run does; `route` and `path` repeat one finding. */
export type FuzzOptions = {
  /** The seed of everything random: the same seed sends the same requests. */
  readonly seed: number;
  /** How many requests each engine gets. */
  readonly requests: number;
  /** How long one failing request is made smaller, in milliseconds. */
  readonly shrinkMs: number;
  /** After this long an engine's run ends, in milliseconds: a server with many faults answers slowly. */
  readonly endAfterMs: number;
  /** Such as `PUT /api/profile/theme`: only this one. */
  readonly route: string | undefined;
  /** Where a finding stands among the requests of its seed, as it was printed. */
  readonly path: string | undefined;
};

/** The smallest request found that goes wrong in one way, and how to repeat it; without a path where no single one is to blame. */
export type Failure = {
  readonly findings: readonly Finding[];
  /** The request, as it was generated. */
  readonly request?: unknown;
  readonly path?: string | null;
};

/** What came of a run on one engine: of each kind of request at best no failure. */
export type EngineResult = Awaited<ReturnType<typeof fuzzEngine>>;

/** A kind of request: to one route, or to addresses that are none. */
type Target = {
  readonly name: string;
  readonly weight: number;
  readonly requests: fc.Arbitrary<FuzzRequest>;
  /** Sends one of the requests. */
  readonly ask: (request: FuzzRequest) => Promise<readonly Finding[]>;
};

const NOWHERE: Route = { name: 'any address', method: 'GET', pattern: '/', operations: new Map(), weight: 6 };
const LEAST_RUNS = 6;
const MOST_FAILURES = 4;

/** Sends a run's requests to a new site on one engine. */
export function fuzzEngine(engine: EngineName, options: FuzzOptions) {
  return withSite(engine, async (site) => {
    const probe = createProbe(site);
    const toTarget = (route: Route, requests: Target['requests']): Target => ({
      name: route.name,
      weight: route.weight,
      requests,
      ask: (request) => probe.ask(route, request),
    });
    const targets = [
      ...site.routes.map((route) => toTarget(route, requestsFor(route, site))),
      toTarget(NOWHERE, strangeRequests),
    ].filter(({ name }) => name === (options.route ?? name));
    const before = await readUntouched(site.origin, site.fuzzFans.untouched);
    const weights = targets.reduce((sum, { weight }) => sum + weight, 0);
    const results: { target: string; failures: readonly Failure[] }[] = [];
    const endsAt = Date.now() + options.endAfterMs;
    for (const target of targets) {
      const runs = Math.max(LEAST_RUNS, Math.round((options.requests * target.weight) / weights));
      const failures = await findFailures(target, runs, options);
      const after = await readUntouched(site.origin, site.fuzzFans.untouched).catch(() => before);
      const changed = [...before].filter(([address, text]) => after.get(address) !== text);
      const findings = changed.map(([address]) => ({
        kind: 'untouched',
        text: `${address} of a fan who sent nothing is not what it was`,
      }));
      results.push({
        target: target.name,
        failures: findings.length > 0 ? [...failures, { findings }] : failures,
      });
      if (failures.some((failure) => failure.findings.includes(CRASH)) || Date.now() > endsAt) break;
    }
    if (results.length < targets.length) {
      const text = `${targets.length - results.length} targets were not asked any more`;
      results.push({ target: 'the whole run', failures: [{ findings: [{ kind: 'cut short', text }] }] });
    }
    probe.close();
    return { engine, results, sent: probe.sent(), longestMs: probe.longestMs() };
  });
}

/** Findings as an error, for the library that makes a failing request smaller. */
class Found extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(({ text }) => text).join('; '));
    this.findings = findings;
  }
}

/** Sends a target's requests; after a failure once more, for what else goes wrong there. */
async function findFailures(target: Target, runs: number, options: FuzzOptions): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  const known = new Set<string>();
  while (failures.length < MOST_FAILURES && !known.has(CRASH.kind)) {
    const { seed, path } = options;
    const property = propertyOf(target, known, options.shrinkMs);
    const details = await fc.check(property, { seed, numRuns: runs, ...(path !== undefined && { path }) });
    if (!details.failed) break;
    const { errorInstance, counterexample, counterexamplePath } = details;
    if (!(errorInstance instanceof Found)) throw errorInstance;
    const { findings } = errorInstance;
    failures.push({ findings, request: counterexample?.[0], path: counterexamplePath });
    for (const { kind } of findings) known.add(kind);
  }
  return failures;
}

/** A request goes wrong by its first finding that is not known; made smaller, in the same way, for so long at most. */
function propertyOf({ requests, ask }: Target, known: ReadonlySet<string>, shrinkMs: number) {
  let first: { readonly kind: string; readonly until: number } | undefined;
  return fc.asyncProperty(requests, async (request) => {
    if (first && Date.now() > first.until) return;
    const findings = (await ask(request)).filter(({ kind }) =>
      first ? kind === first.kind : !known.has(kind),
    );
    if (findings[0] === undefined) return;
    first ??= { kind: findings[0].kind, until: Date.now() + shrinkMs };
    throw new Found(findings);
  });
}
