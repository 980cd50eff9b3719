import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '../app';
import { notFound } from '../core/errors';

/** The built client, beside the built server. */
export const clientFolder = resolve(import.meta.dirname, import.meta.env.PROD ? '../client' : '../../dist/client');

const immutable = 'public, max-age=31536000, immutable';

/** Pages, their assets, and stored pictures. */
export async function staticFiles(http: FastifyInstance, app: App): Promise<void> {
  mkdirSync(app.mediaFolder, { recursive: true });
  await http.register(fastifyStatic, {
    root: app.mediaFolder,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', immutable);
      // Whatever is stored here can never run as a page.
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  if (existsSync(clientFolder)) await clientFiles(http);
  http.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|apps|app|graphql|media|assets)(\/|$)/.test(request.url) && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    if (isPage && existsSync(clientFolder)) return sendPage(reply, 'index.html');
    throw notFound('This address');
  });
}

const sendPage = (reply: FastifyReply, page: string) => reply.header('cache-control', 'no-cache').sendFile(page, { cacheControl: false });

async function clientFiles(http: FastifyInstance): Promise<void> {
  await http.register(async (pages) => {
    await pages.register(compress, { global: true, encodings: ['br', 'gzip'] });
    await pages.register(fastifyStatic, {
      root: clientFolder,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? immutable : 'no-cache');
      },
    });
    pages.get('/', (_request, reply) => sendPage(reply, 'index.html'));
    pages.get('/playground', (_request, reply) => sendPage(reply, 'playground.html'));
  });
}
