import createSerializer from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

type Serialize = (reply: unknown) => string;

const serializers = new WeakMap<TSchema, Serialize>();

/**
 * Writes a reply as its schema has it. Many routes share schemas, each of which is compiled once for a process, when it is
 * first written.
 */
export const compileSerializer: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (reply: unknown) =>
    serializerOf(schema)(reply);

function serializerOf(schema: TSchema): Serialize {
  const known = serializers.get(schema);
  if (known) return known;
  const serialize: Serialize = createSerializer(schema);
  serializers.set(schema, serialize);
  return serialize;
}
