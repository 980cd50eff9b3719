import type { GraphQLSchema } from 'graphql';
import type { Contract } from '../contract/describe';
import { Component, type JsonSchema } from '../contract/schema';
import { errorResponses } from './errorResponses';
import { describeOperation, documentPath } from './operation';

/** A route with its contract. */
export type DescribedRoute = { method: string; url: string; contract: Contract };

/** Components of one document. */
class Components {
  readonly schemas: Record<string, unknown> = {};
  private readonly components = new Map<string, Component>();

  constructor(private readonly types: GraphQLSchema) {}

  /** Replaces components within a value by references, and adds what they refer to. */
  resolve(value: unknown): unknown {
    if (value instanceof Component) return { $ref: this.reference(value) };
    if (Array.isArray(value)) return value.map((one) => this.resolve(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        if (inner === undefined) return [];
        return [[name, inner instanceof Component && name === '$ref' ? this.reference(inner) : this.resolve(inner)]];
      }),
    );
  }

  private reference(component: Component): string {
    const { name } = component;
    const registered = this.components.get(name);
    if (registered && registered !== component)
      throw new Error(`Two components of the REST document have the name ${name}.`);
    if (!registered) {
      this.components.set(name, component);
      this.schemas[name] = this.resolve(component.build(this.types));
    }
    return `#/components/schemas/${name}`;
  }
}

const info = {
  title: 'Venturion REST API',
  version: '1',
  description:
    'Success is { data }, errors are { error: { code, message, fields, requestId }, message }. Later versions may add fields.',
};

const byName = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * The OpenAPI 3.1 document of routes.
 * @throws Error when an operation id or a component's name is used twice, or a description is missing
 */
export function buildDocument(routes: readonly DescribedRoute[], types: GraphQLSchema): JsonSchema {
  const components = new Components(types);
  const paths: Record<string, Record<string, unknown>> = {};
  const tags = new Map<string, string>();
  const ids = new Set<string>();
  for (const { method, url, contract } of routes) {
    if (ids.has(contract.id)) throw new Error(`Two REST operations have the id ${contract.id}.`);
    ids.add(contract.id);
    tags.set(contract.tag.name, contract.tag.description);
    const item = (paths[documentPath(url)] ??= {});
    item[method.toLowerCase()] = components.resolve(describeOperation(contract, method, url));
  }
  const responses = components.resolve(errorResponses);
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/' }],
    tags: [...tags].map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: byName(components.schemas),
      responses,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a sign-in, valid for 15 minutes.',
        },
      },
    },
  };
}
