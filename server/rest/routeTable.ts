import type { FastifyInstance } from 'fastify';
import { matchesPattern } from '../core/pathPattern';
import type { DescribedRoute } from './document/document';

export type RouteTable = {
  /** Routes with a contract, in the order of their registration. */
  described: readonly DescribedRoute[];
  /** @returns the methods that a path accepts, sorted; empty for an unknown path */
  methodsOf(path: string): string[];
};

/** Records the routes that are registered from now on. */
export function recordRoutes(rest: FastifyInstance): RouteTable {
  const methodsByUrl = new Map<string, Set<string>>();
  const described: DescribedRoute[] = [];
  rest.addHook('onRoute', ({ url, method: methods, config }) => {
    const registered = methodsByUrl.get(url) ?? new Set();
    methodsByUrl.set(url, registered);
    for (const method of [methods].flat()) {
      registered.add(method);
      // Fastify adds a HEAD route to every GET route.
      if (config?.contract && method !== 'HEAD') described.push({ method, url, contract: config.contract });
    }
  });
  return {
    described,
    methodsOf: (path) =>
      [
        ...new Set(
          [...methodsByUrl].filter(([pattern]) => matchesPattern(pattern, path)).flatMap(([, methods]) => [...methods]),
        ),
      ].toSorted(),
  };
}
