import {
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { snakeCase, type Projection } from '../../database/read';
import { Component, listOf, nullable, object, type JsonSchema, type Properties, type Schema } from './schema';

/** A component made of a GraphQL type, which other types can nest. */
export class RestType extends Component {
  /** @param graphqlType the GraphQL type that it shows */
  constructor(
    name: string,
    readonly graphqlType: string,
    build: Component['build'],
  ) {
    super(name, build);
  }
}

type Options = {
  /** The GraphQL type whose fields and descriptions it has; the one of the same name when left out. */
  of?: string;
  description?: string;
  /** The projection that builds the answer: its fields are the component's. All fields of the type when left out. */
  projection?: () => Projection;
  /** Fields that the GraphQL type lacks, or that REST shows in another way, by their camelCase names. */
  fields?: Properties;
  /** Formats of text fields, which GraphQL does not know. */
  formats?: Readonly<Record<string, 'uri' | 'uri-reference' | 'date' | 'email'>>;
  /** Components of the objects within, each for its GraphQL type. */
  nested?: readonly RestType[];
  /** Names that stay camelCase. */
  isCamel?: boolean;
};

const scalars: Record<string, JsonSchema> = {
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

const withDescription = (schema: Schema, description: string | null | undefined): JsonSchema => {
  if (schema instanceof Component) return { $ref: schema, description };
  return description ? { ...schema, description } : schema;
};

/**
 * Describes what REST answers of a GraphQL type. Nullability, enums and descriptions come from the type, the names of
 * fields from the projection that builds the answer.
 * @throws Error while the document is built, naming a field that neither the type nor `fields` describes
 */
export function restType(name: string, options: Options = {}): RestType {
  const { of = name, description, projection, fields = {}, formats = {}, nested = [], isCamel } = options;
  const restTypeOf: RestType = new RestType(name, of, (types) => {
    const type = types.getType(of);
    if (!isObjectType(type)) throw new Error(`The REST type ${name} shows the GraphQL type ${of}, which is no object.`);
    const byType = new Map([...nested, ...(of === name ? [restTypeOf] : [])].map((one) => [one.graphqlType, one]));
    const names = projection ? Object.keys(projection()) : [...plainFields(type), ...Object.keys(fields)];
    const unused = Object.keys(fields).filter((field) => !names.includes(field));
    if (unused.length > 0) throw new Error(`The REST type ${name} answers no ${unused.join(', ')}.`);
    const properties = names.map((field) => [
      isCamel ? field : snakeCase(field),
      fields[field] ?? {
        ...fieldSchema(name, type.getFields()[field], field, byType),
        ...(formats[field] && { format: formats[field] }),
      },
    ]);
    return object(Object.fromEntries(properties), { description: description ?? type.description ?? undefined });
  });
  return restTypeOf;
}

/** Fields of a type that take no arguments. */
const plainFields = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields()).flatMap(({ name, args }) => (args.length === 0 ? [name] : []));

function fieldSchema(
  owner: string,
  field: GraphQLField<unknown, unknown> | undefined,
  name: string,
  nested: Map<string, RestType>,
): JsonSchema {
  if (!field) throw new Error(`The REST type ${owner} has no description of ${name}.`);
  const isRequired = isNonNullType(field.type);
  const schema = valueSchema(field.type, nested, `${owner}.${name}`);
  return withDescription(isRequired ? schema : nullable(schema), field.description);
}

function valueSchema(type: GraphQLOutputType, nested: Map<string, RestType>, place: string): Schema {
  if (isNonNullType(type)) return valueSchema(type.ofType, nested, place);
  if (isListType(type)) return listOf(valueSchema(type.ofType, nested, place));
  // REST sends what the database has, which are an enum's values and not their GraphQL names.
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ value }) => value as string) };
  const schema = isScalarType(type) ? scalars[type.name] : nested.get(type.name);
  if (!schema) throw new Error(`${place} is a ${type.name}, for which the REST type names no component.`);
  return schema;
}
