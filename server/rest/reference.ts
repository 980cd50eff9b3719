import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { memoizeWithTtl } from '../core/memoizeWithTtl';

/** Builds the reference as an application that answers only injected requests. */
async function buildReference(routePrefix: `/${string}`): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = Fastify();
  await reference.register(scalar, {
    routePrefix,
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  });
  return reference;
}

/** Serves the API reference under /docs. The first request loads its package, which takes 20 MB of memory. */
export function addReference(docs: FastifyInstance): void {
  const load = memoizeWithTtl(Infinity, () => buildReference('/api/docs'));
  const serve = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const reference = await load();
    const { statusCode, headers, payload } = await reference.inject(url);
    for (const name of ['content-type', 'location'] as const) if (headers[name]) reply.header(name, headers[name]);
    return reply.code(statusCode).send(payload);
  };
  for (const path of ['/docs', '/docs/', '/docs/js/scalar.js']) docs.get(path, serve);
}
