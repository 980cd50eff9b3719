import type { FastifyInstance } from 'fastify';

/** Notes the routes made from now on. @returns what finds the methods that an address knows */
export function noteMethods(rest: FastifyInstance): (path: string) => string[] {
  const known = new Map<string, Set<string>>();
  rest.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  const fits = (pattern: string, path: string) => {
    const [parts, given] = [pattern.split('/'), path.split('/')];
    return (
      parts.length === given.length &&
      parts.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''))
    );
  };
  return (path) =>
    [
      ...new Set([...known].filter(([pattern]) => fits(pattern, path)).flatMap(([, methods]) => [...methods])),
    ].toSorted();
}
