import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { snakeCase } from '../../database/read';
import { nullable, type JsonSchema } from '../contract/schema';

type ObjectSchema = { properties: Record<string, JsonSchema>; required: string[] };

const convert = (schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema & ObjectSchema => {
  const { $schema: _, ...json } = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore', typeMode });
  return { properties: {}, required: [], ...json } as unknown as JsonSchema & ObjectSchema;
};

const isNull = (schema: JsonSchema): boolean => schema.type === 'null';

/** Writes `anyOf: [schema, null]`, which valibot's nullish becomes, in the form of the document's other schemas. */
function simplifyNullable({ anyOf, ...rest }: JsonSchema): JsonSchema {
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || !isNull(anyOf[1])) return anyOf ? { anyOf, ...rest } : rest;
  return { ...nullable(anyOf[0]), ...rest };
}

/** An object's schema with published names and forms, those of the objects inside included. */
function publish(schema: JsonSchema, nameOf: (name: string) => string): JsonSchema {
  const { properties, required, anyOf } = schema as Partial<ObjectSchema> & { anyOf?: JsonSchema[] };
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map((one) => publish(one, nameOf)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          nameOf(name),
          simplifyNullable(publish(property, nameOf)),
        ]),
      ),
    }),
    ...(required && { required: required.map(nameOf) }),
  };
}

/** The JSON Schema of a body as a service validates it. @param isCamel its fields stay camelCase */
export const bodySchema = (body: GenericSchema, isCamel = false): JsonSchema =>
  publish(convert(body, 'input'), isCamel ? (name) => name : snakeCase);

const withTypedDefault = (schema: JsonSchema): JsonSchema =>
  schema.type === 'integer' && typeof schema.default === 'string'
    ? { ...schema, default: Number(schema.default) }
    : schema;

/** OpenAPI parameters of a query as a route parses it. */
export function queryParameters(query: GenericSchema): JsonSchema[] {
  const { properties, required } = convert(query, 'output');
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    in: 'query',
    name,
    description,
    required: required.includes(name) && schema.default === undefined,
    schema: withTypedDefault(schema),
  }));
}
