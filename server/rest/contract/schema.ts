import type { GraphQLSchema } from 'graphql';

/** A JSON Schema of draft 2020-12, which OpenAPI 3.1 uses. It may contain components in place of schemas and of a $ref. */
export type JsonSchema = { readonly [keyword: string]: unknown };
export type Schema = JsonSchema | Component;

/** A named schema. The document has it once, below `components/schemas`, and refers to it everywhere else. */
export class Component {
  /** @param build makes the schema, when the document is built */
  constructor(
    readonly name: string,
    readonly build: (types: GraphQLSchema) => JsonSchema,
  ) {}
}

/** Names and their schemas: an object's properties. */
export type Properties = Readonly<Record<string, Schema>>;

const typed =
  (keywords: JsonSchema) =>
  (description: string): JsonSchema => ({ ...keywords, description });

export const text = typed({ type: 'string' });
export const integer = typed({ type: 'integer' });
export const boolean = typed({ type: 'boolean' });
export const uuid = typed({ type: 'string', format: 'uuid' });
export const dateTime = typed({ type: 'string', format: 'date-time' });
/** An absolute URL. */
export const url = typed({ type: 'string', format: 'uri' });
/** An absolute URL, or a path on this server. */
export const urlOrPath = typed({ type: 'string', format: 'uri-reference' });
/** The content of a file. */
export const binary = typed({ type: 'string', format: 'binary' });

/** One of some texts. */
export const oneOf = (values: readonly string[], description: string): JsonSchema => ({
  type: 'string',
  enum: values,
  description,
});

export const listOf = (items: Schema): JsonSchema => ({ type: 'array', items });

/** The schema, or null. */
export function nullable(schema: Schema): JsonSchema {
  if (schema instanceof Component) return { anyOf: [schema, { type: 'null' }] };
  const { description, ...value } = schema;
  if (typeof value.type !== 'string')
    return { anyOf: [value, { type: 'null' }], ...(description !== undefined && { description }) };
  return {
    ...schema,
    type: [value.type, 'null'],
    ...(Array.isArray(value.enum) && { enum: [...value.enum, null] }),
  };
}

/** An object that has all of these properties and no others, those in `optional` aside, which may be missing. */
export const object = (
  properties: Properties,
  { description, optional = [] }: { description?: string; optional?: readonly string[] } = {},
): JsonSchema => ({
  type: 'object',
  ...(description !== undefined && { description }),
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** An object without properties. */
export const emptyObject: JsonSchema = { type: 'object', maxProperties: 0, description: 'Empty.' };

/** A component whose schema needs no GraphQL type. */
export const component = (name: string, schema: JsonSchema): Component => new Component(name, () => schema);
