import { sitePages } from '@thirteen/contract/pages/pages.ts';

/** What of a JSON schema the API's document uses. */
export type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly textKind?: string;
};

/** A parameter of a path or a query. */
export type Parameter = {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
};

type Content = { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> };

/** One operation of the document, as far as requests are made and answers are checked by it. */
export type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly security?: readonly unknown[];
  readonly responses: Readonly<Record<string, Content>>;
};

/** The API's own document: operations by path and by method in small letters. */
export type ApiDocument = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/** An address of the site as a pattern with `{name}`, and the method that it is made for. */
export type Route = {
  /** Such as `PUT /api/profile/theme`. */
  readonly name: string;
  readonly method: string;
  readonly pattern: string;
  /** By method in capitals, what the API's document says of this pattern; empty where it says nothing. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** How many of all requests it gets, beside the others. */
  readonly weight: number;
};

/** What the document leaves out: for operators, for browsers, and the pictures behind links. `assets` are built. */
const UNLISTED = [
  '/api/health',
  '/api/ready',
  '/api/metrics',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/yaml',
  '/api/docs/static/{asset}',
  '/media/previews/{file}',
  '/media/{drawing}',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sitemap-{file}',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/share/profile/{username}/{file}',
  '/share/top-13/{code}/{file}',
  '/share/set-list/{username}/{file}',
  '/share/site/{file}',
  '/assets/{asset}',
  '/{asset}',
];

const WEIGHTS = { body: 4, listed: 2, unlisted: 1, password: 1 };
// A password costs 20 ms and more of a core.
const WITH_PASSWORD = /signup|login|reset-password|\/password|"password"/i;

/** Every route of the site: those of its document, and those that it leaves out. */
export function listRoutes({ paths }: ApiDocument): readonly Route[] {
  const listed = Object.entries(paths).flatMap(([pattern, byMethod]) => {
    const operations = new Map(
      Object.entries(byMethod).map(([method, operation]) => [method.toUpperCase(), operation]),
    );
    return [...operations].map(([method, operation]) => ({
      name: `${method} ${pattern}`,
      method,
      pattern,
      operations,
      weight: weightOf(pattern, operation),
    }));
  });
  const pages = sitePages.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  const unlisted = [...UNLISTED, ...pages].map((pattern) => ({
    name: `GET ${pattern}`,
    method: 'GET',
    pattern,
    operations: new Map<string, Operation>(),
    weight: WEIGHTS.unlisted,
  }));
  return [...listed, ...unlisted];
}

function weightOf(pattern: string, operation: Operation): number {
  const asksPassword = WITH_PASSWORD.test(pattern + JSON.stringify(operation.requestBody ?? ''));
  if (asksPassword) return WEIGHTS.password;
  return operation.requestBody === undefined ? WEIGHTS.listed : WEIGHTS.body;
}

const MEDIA_TYPE = 'application/json';

/** The schema of the JSON that an operation takes; undefined where it takes none. */
export function bodySchema(operation: Operation): Schema | undefined {
  return operation.requestBody?.content?.[MEDIA_TYPE]?.schema;
}

/** What the document says of a status: the schema of its JSON, `empty`, or undefined where it is not documented. */
export function answerSchema(operation: Operation, status: number): Schema | 'empty' | undefined {
  const { responses } = operation;
  const answer = responses[String(status)] ?? responses[`${String(status).charAt(0)}XX`];
  if (answer === undefined) return undefined;
  const schema = answer.content?.[MEDIA_TYPE]?.schema;
  return schema === undefined || schema.type === 'null' ? 'empty' : schema;
}
