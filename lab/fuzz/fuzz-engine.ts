import fc from 'fast-check';
import type { Finding } from './checks.ts';
import { CRASH, createProbe, type Probe } from './probe.ts';
import { rawRequests } from './raw-requests.ts';
import { requestsFor, strangeRequests } from './requests.ts';
import type { Route } from './routes.ts';
import { openSite, type EngineName, type Site } from './site.ts';
import { changesOf, readUntouched, type UntouchedState } from './untouched-fan.ts';

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

/** The smallest request found that goes wrong in one way, and how to repeat it. */
export type Failure = {
  readonly findings: readonly Finding[];
  /** The request, as it was generated. */
  readonly request: unknown;
  /** Where it stands among the requests of the seed; undefined where no single request is to blame. */
  readonly path: string | undefined;
};

/** What came of one kind of request: at best no failure. */
export type TargetResult = {
  readonly engine: EngineName;
  readonly target: string;
  readonly failures: readonly Failure[];
};

/** What came of a run on one engine. */
export type EngineResult = {
  readonly engine: EngineName;
  readonly results: readonly TargetResult[];
  readonly sent: number;
  readonly longestMs: number;
};

/** A kind of request: to one route, to addresses that are none, or bytes of any kind. */
type Target = {
  readonly name: string;
  readonly weight: number;
  /** Sends a request; what goes wrong in ways that are known already is left out. */
  readonly property: (known: ReadonlySet<string>) => Property;
};
type Property = fc.IAsyncProperty<[unknown]>;

const STRANGE_WEIGHT = 6;
const RAW_WEIGHT = 8;
const LEAST_RUNS = 6;
const MOST_FAILURES = 4;

/** Sends a run's requests to a new site on one engine. */
export async function fuzzEngine(engine: EngineName, options: FuzzOptions): Promise<EngineResult> {
  const site = await openSite(engine);
  const probe = createProbe(site);
  try {
    const targets = listTargets(site, probe, options).filter(
      ({ name }) => options.route === undefined || options.route === name,
    );
    const before = await readUntouched(site, site.fuzzFans.untouched);
    const weights = targets.reduce((sum, { weight }) => sum + weight, 0);
    const results: TargetResult[] = [];
    const endsAt = Date.now() + options.endAfterMs;
    for (const target of targets) {
      const runs = Math.max(LEAST_RUNS, Math.round((options.requests * target.weight) / weights));
      const failures = await runTarget({ target, site, before, options, runs });
      results.push({ engine, target: target.name, failures });
      if (failures.some(({ findings }) => findings.includes(CRASH)) || Date.now() > endsAt) break;
    }
    if (results.length < targets.length) results.push(cutShort(engine, targets.length - results.length));
    return { engine, results, sent: probe.sent(), longestMs: probe.longestMs() };
  } finally {
    probe.close();
    await site.close();
  }
}

function cutShort(engine: EngineName, left: number): TargetResult {
  const findings = [{ kind: 'cut short', text: `${left} targets were not asked any more` }];
  return { engine, target: 'the whole run', failures: [{ findings, request: undefined, path: undefined }] };
}

function listTargets(site: Site, probe: Probe, { shrinkMs }: FuzzOptions): readonly Target[] {
  const nowhere: Route = { name: 'GET /?', method: 'GET', pattern: '/', operations: new Map(), weight: 0 };
  return [
    ...site.routes.map((route) => ({
      name: route.name,
      weight: route.weight,
      property: propertyOf(requestsFor(route, site), shrinkMs, (request) => probe.ask(route, request)),
    })),
    {
      name: 'any address',
      weight: STRANGE_WEIGHT,
      property: propertyOf(strangeRequests, shrinkMs, (request) => probe.ask(nowhere, request)),
    },
    {
      name: 'any bytes',
      weight: RAW_WEIGHT,
      property: propertyOf(rawRequests, shrinkMs, (request) => probe.askRaw(request)),
    },
  ];
}

/** Findings as an error, for the library that makes a failing request smaller. */
class Found extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(({ text }) => text).join('; '));
    this.findings = findings;
  }
}

/**
 * A request goes wrong by its first finding; made smaller, it must go wrong in the same way. After `shrinkMs` the
 * smallest so far is kept.
 */
function propertyOf<Request>(
  requests: fc.Arbitrary<Request>,
  shrinkMs: number,
  ask: (request: Request) => Promise<readonly Finding[]>,
): Target['property'] {
  return (known) => {
    let first: { readonly kind: string; readonly until: number } | undefined;
    return fc.asyncProperty(requests, async (request) => {
      if (first && Date.now() > first.until) return;
      const findings = (await ask(request)).filter(({ kind }) =>
        first ? kind === first.kind : !known.has(kind),
      );
      const [finding] = findings;
      if (finding === undefined) return;
      first ??= { kind: finding.kind, until: Date.now() + shrinkMs };
      throw new Found(findings);
    });
  };
}

type Run = {
  readonly target: Target;
  readonly site: Site;
  readonly before: UntouchedState;
  readonly options: FuzzOptions;
  readonly runs: number;
};

/** Sends a target's requests; after a failure once more, for what else goes wrong there. */
async function runTarget(run: Run): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  const known = new Set<string>();
  while (failures.length < MOST_FAILURES) {
    const failure = await findFailure(run, known);
    if (failure === undefined) break;
    failures.push(failure);
    for (const { kind } of failure.findings) known.add(kind);
    if (known.has(CRASH.kind)) return failures;
  }
  const findings = await checkVictim(run.site, run.before);
  return findings.length === 0 ? failures : [...failures, { findings, request: undefined, path: undefined }];
}

async function findFailure(
  { target, options: { seed, path }, runs }: Run,
  known: ReadonlySet<string>,
): Promise<Failure | undefined> {
  const details = await fc.check(target.property(known), {
    seed,
    numRuns: runs,
    ...(path !== undefined && { path }),
  });
  if (!details.failed) return undefined;
  const { errorInstance, counterexample, counterexamplePath } = details;
  if (!(errorInstance instanceof Found)) throw errorInstance;
  return {
    findings: errorInstance.findings,
    request: counterexample?.[0],
    path: counterexamplePath ?? undefined,
  };
}

async function checkVictim(site: Site, before: UntouchedState): Promise<readonly Finding[]> {
  const changed = changesOf(before, await readUntouched(site, site.fuzzFans.untouched));
  return changed.map((address) => ({
    kind: 'untouched',
    text: `${address} of a fan who sent nothing is not what it was`,
  }));
}
