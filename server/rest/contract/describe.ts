import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifySchema } from 'fastify';
import type { GenericSchema } from 'valibot';
import { snakeCase } from '../../database/read';

type Json = Record<string, unknown>;

type Description = {
  summary: string;
  tag: string;
  /** The service's own input rules; the documentation is made of them. */
  body?: GenericSchema;
  /** Body fields keep camelCase, as the published contract has them. */
  camelBody?: boolean;
  /** Multipart form instead of JSON. */
  form?: Record<string, string>;
  /** Query parameters with their meaning. */
  query?: Record<string, string>;
  /** Names under `data`, each with a GraphQL type's name, `[Type]`, or a JSON type. */
  answer?: Record<string, string>;
  /** Works without signing in. */
  anonymous?: boolean;
  status?: 200 | 201 | 202;
};

const plainTypes = new Set(['boolean', 'string', 'integer', 'object']);

const schemaOf = (type: string): Json => {
  if (type.startsWith('[')) return { type: 'array', items: schemaOf(type.slice(1, -1)) };
  return plainTypes.has(type) ? { type } : { $ref: `${type}#` };
};

function bodySchema(body: GenericSchema, camel?: boolean): Json {
  const { $schema: _, ...schema } = toJsonSchema(body, { errorMode: 'ignore', typeMode: 'input' }) as Json;
  if (camel) return schema;
  const properties = Object.entries((schema.properties ?? {}) as Json).map(([name, value]) => [snakeCase(name), value]);
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: ((schema.required ?? []) as string[]).map(snakeCase),
  };
}

/** A route's documentation, from what the code already says. */
export function describe({
  summary,
  tag,
  body,
  camelBody,
  form,
  query,
  answer,
  anonymous,
  status = 200,
}: Description): FastifySchema {
  const texts = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, description]) => [name, { type: 'string', description }]));
  const data = Object.fromEntries(Object.entries(answer ?? {}).map(([name, type]) => [name, schemaOf(type)]));
  return {
    summary,
    tags: [tag],
    ...(body && { body: bodySchema(body, camelBody) }),
    ...(form && { consumes: ['multipart/form-data'], body: { type: 'object', properties: texts(form) } }),
    ...(query && { querystring: { type: 'object', properties: texts(query) } }),
    security: anonymous ? [] : [{ bearer: [] }],
    response: {
      [status]: { description: 'Success', type: 'object', properties: { data: { type: 'object', properties: data } } },
      '4xx': { $ref: 'Error#' },
    },
  } as FastifySchema;
}

export const pageQuery = { page: 'From 1; default 1.', limit: '1 to 50; default 10.' };
