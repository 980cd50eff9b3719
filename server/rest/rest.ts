import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { App } from '../context';
import { notFound, methodNotAllowed } from '../core/errors';
import { allowOwnScripts, pageHeaders } from '../http/securityHeaders';
import { modules } from '../modules/registry';
import { addComponents } from './components';
import { noteMethods } from './methods';
import { addReference } from './reference';

/** The REST facade: every domain's routes, and their documentation made of the same code. */
export const restApi =
  (schema: GraphQLSchema, app: App) =>
  async (rest: FastifyInstance): Promise<void> => {
    const methodsOf = noteMethods(rest);
    await rest.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Venturion REST API',
          version: '1',
          description: 'Success is { data }, errors are { error: { code, message, fields, requestId }, message }.',
        },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      },
      refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`) },
    });
    addComponents(rest, schema);
    await rest.register(async (routes) => {
      for (const module of modules) module.routes?.(routes);
    });
    rest.get('/openapi.json', { schema: { hide: true } }, async () => rest.swagger());
    await rest.register(async (docs) => {
      await pageHeaders(docs, app);
      docs.addHook('onSend', allowOwnScripts);
      addReference(docs);
    });
    rest.setNotFoundHandler(({ url }) => {
      const allowed = methodsOf(url.split('?')[0]!);
      throw allowed.length > 0 ? methodNotAllowed(allowed) : notFound('Address');
    });
  };
