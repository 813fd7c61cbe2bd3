import fc from 'fast-check';
import { addressesFor, strangeAddress } from './addresses.ts';
import { bodySchema } from './routes.ts';
import { bodiesFor, type Body } from './bodies.ts';
import { contentType, oddHeaders, type Header } from './headers.ts';
import { notJson } from './hostile-json.ts';
import type { Route } from './routes.ts';
import type { SiteWords } from './site-words.ts';

/**
 * In whose name a request is sent: the fan's whose lists the samples are, another fan's, one's who may edit the
 * catalogue, nobody's, with a session that ran out or was ended, or with something that is no session at all.
 */
const sessionKinds = ['own', 'foreign', 'editor', 'none', 'expired', 'ended', 'malformed'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** One request, as it will be sent. */
export type FuzzRequest = {
  readonly method: string;
  readonly target: string;
  readonly session: SessionKind;
  readonly headers: readonly Header[];
  readonly body: Body | undefined;
  readonly isChunked: boolean;
};

/** What fans have sent already, by the name of the route: it is sent again, as it was and broken. */
export type Samples = ReadonlyMap<string, { readonly target: string; readonly body: unknown }>;

type Known = { readonly words: SiteWords; readonly samples: Samples };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];

const session: fc.Arbitrary<SessionKind> = fc.oneof(
  { arbitrary: fc.constantFrom<SessionKind>('own', 'editor'), weight: 6 },
  { arbitrary: fc.constant<SessionKind>('foreign'), weight: 2 },
  { arbitrary: fc.constantFrom(...sessionKinds), weight: 2 },
);

/** Requests to a route: mostly by its own method and rules, with one thing wrong or several, or none. */
export function requestsFor(route: Route, { words, samples }: Known): fc.Arbitrary<FuzzRequest> {
  const operation = route.operations.get(route.method);
  const schema = operation && bodySchema(operation);
  const sample = samples.get(route.name);
  const made = addressesFor(route, words);
  const target = sample === undefined ? made : fc.oneof(fc.constant(sample.target), made);
  const body =
    schema === undefined
      ? noBody
      : fc.oneof(
          { arbitrary: bodiesFor(schema, words, sample === undefined ? [] : [sample.body]), weight: 19 },
          { arbitrary: fc.constant(undefined), weight: 1 },
        );
  const method = fc.oneof(
    { arbitrary: fc.constant(route.method), weight: 12 },
    { arbitrary: fc.constantFrom(...METHODS), weight: 1 },
  );
  return toRequests({ method, target, body });
}

/** Requests to addresses that are no route's. */
export const strangeRequests: fc.Arbitrary<FuzzRequest> = toRequests({
  method: fc.constantFrom('GET', 'GET', 'GET', ...METHODS),
  target: strangeAddress,
  body: fc.constant(undefined),
});

const noBody: fc.Arbitrary<Body | undefined> = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 15 },
  { arbitrary: notJson.map((text) => ({ text, encoding: 'utf8' as const })), weight: 1 },
);

type Parts = {
  readonly method: fc.Arbitrary<string>;
  readonly target: fc.Arbitrary<string>;
  readonly body: fc.Arbitrary<Body | undefined>;
};

function toRequests({ method, target, body }: Parts): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      method,
      target,
      session,
      headers: oddHeaders,
      type: contentType,
      body,
      random: fc.nat({ max: 19 }),
    })
    .map(({ type, headers, random, ...rest }) => ({
      ...rest,
      headers: rest.body === undefined ? headers : [...type, ...headers],
      isChunked: random === 0,
    }));
}
