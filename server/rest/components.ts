import type { FastifyInstance } from 'fastify';
import {
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { snakeCase } from '../database/read';
import { statusOfCode } from '../core/errors';

type Json = Record<string, unknown>;

const scalars: Record<string, Json> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: {},
};

/** What REST answers beside, or instead of, the GraphQL type's field. */
const additions: Record<string, Json> = {
  Profile: {
    user_id: { type: 'string' },
    avatar: { type: ['string', 'null'], description: 'The same as avatar_url.' },
    avatar_details: { anyOf: [{ $ref: 'Image#' }, { type: 'null' }] },
    cover_details: { anyOf: [{ $ref: 'Image#' }, { type: 'null' }] },
  },
  Post: {
    user_id: { type: 'string', description: 'The author’s id.' },
    user_id_str: { type: 'string', description: 'The author’s id as text.' },
    image: { type: ['string', 'null'], description: 'Address of the picture.' },
    image_details: { anyOf: [{ $ref: 'Image#' }, { type: 'null' }] },
  },
  Comment: { user_id: { type: 'string', description: 'The author’s id.' } },
};

function outputSchema(type: GraphQLOutputType): Json {
  if (isNonNullType(type)) return outputSchema(type.ofType);
  if (isListType(type)) return { type: 'array', items: outputSchema(type.ofType) };
  if (isScalarType(type)) return scalars[type.name] ?? {};
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  return { $ref: `${type.name}#` };
}

function componentOf(type: GraphQLObjectType): Json {
  const fields = Object.values(type.getFields()).filter(
    ({ args, type: output }) => args.length === 0 && !/Connection!?$/.test(String(output)),
  );
  const properties = fields.map((field) => [
    snakeCase(field.name),
    { ...outputSchema(field.type), description: field.description },
  ]);
  return {
    $id: type.name,
    type: 'object',
    description: type.description,
    properties: { ...Object.fromEntries(properties), ...additions[type.name] },
  };
}

/** Describes every GraphQL object once for REST, with its snake_case names, and the shape of errors. */
export function addComponents(rest: FastifyInstance, schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const isRead =
      isObjectType(type) &&
      !type.name.startsWith('__') &&
      !/^(Query|Mutation|Subscription|PageInfo)$|(Edge|Connection)$/.test(type.name);
    if (isRead) rest.addSchema(componentOf(type));
  }
  const text = { type: 'string' };
  const error = {
    code: { type: 'string', enum: Object.keys(statusOfCode) },
    message: text,
    fields: { type: 'object', additionalProperties: text, description: 'A message for each field that is wrong.' },
    reason: { ...text, description: 'Why a session is over: revoked, password_changed or account_deleted.' },
    requestId: text,
  };
  rest.addSchema({
    $id: 'Error',
    type: 'object',
    description: 'What went wrong.',
    properties: { error: { type: 'object', properties: error }, message: text },
  });
}
