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

const MEDIA_TYPE = 'application/json';

/** Reads the document from a running server. */
export async function readApiDocument(origin: string): Promise<ApiDocument> {
  const response = await fetch(`${origin}/api/docs/json`);
  if (!response.ok) throw new Error(`The API's document answered ${response.status}`);
  return (await response.json()) as ApiDocument;
}

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
