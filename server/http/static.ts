import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '../context';
import { notFound } from '../core/errors';
import { storedPictureHeaders } from '../storage/pictureHeaders';
import { isPublicKey } from '../storage/store';
import { clientFolder } from './clientFolder';
import { createPageCheck } from './clientRoutes';
import { pageHeaders } from './securityHeaders';

const immutable = 'public, max-age=31536000, immutable';

/** Registers pages, their assets, and stored pictures. */
export async function staticFiles(http: FastifyInstance, app: App): Promise<void> {
  storedPictures(http, app);
  if (!existsSync(clientFolder)) {
    http.setNotFoundHandler(throwNotFound);
    return;
  }
  await http.register(hashedAssets);
  await http.register((pages) => clientFiles(pages, app));
}

/** Serves pictures of profiles and news, which are public, from the file store. With S3_PUBLIC_URL pages load them from there instead. */
function storedPictures(http: FastifyInstance, { store }: App): void {
  http.get<{ Params: { '*': string } }>('/media/*', async ({ params }, reply) => {
    const key = params['*'];
    const file = isPublicKey(key) && !key.startsWith('posts/') ? await store.open(key) : null;
    if (!file) throw notFound('Picture');
    return reply
      .headers({ ...storedPictureHeaders, 'cache-control': immutable, 'content-length': file.bytes })
      .send(file.stream);
  });
}

const throwNotFound = () => {
  throw notFound('Address');
};

/** Paths that never answer with a page, such as a missing asset. */
const nonPagePaths = /^\/(api|apps|app|graphql|media|assets)(\/|$)/;

/**
 * Serves scripts, styles and fonts with hashed names. They need none of the headers of pages, which would add a
 * kilobyte to each, and no validators, because their content never changes.
 */
async function hashedAssets(assets: FastifyInstance): Promise<void> {
  assets.addHook('onRequest', (_request, reply, done) => {
    reply.removeHeader('content-security-policy');
    reply.removeHeader('referrer-policy');
    done();
  });
  await assets.register(fastifyStatic, {
    root: `${clientFolder}/assets`,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      reply.header('cache-control', immutable);
    },
  });
}

async function clientFiles(pages: FastifyInstance, app: App): Promise<void> {
  await pageHeaders(pages, app);
  await pages.register(fastifyStatic, {
    root: clientFolder,
    globIgnore: ['assets/**'],
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
  const sendPage = (reply: FastifyReply, page: string) =>
    reply.header('cache-control', 'no-cache').sendFile(page, { cacheControl: false });
  pages.get('/', (_request, reply) => sendPage(reply, 'index.html'));
  pages.get('/playground', (_request, reply) => sendPage(reply, 'playground.html'));
  const isPage = createPageCheck();
  // Every address of the client is one file. An unknown one has the status 404, and the client shows its not-found page.
  pages.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const acceptsHtml = isRead && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    if (!acceptsHtml || nonPagePaths.test(request.url)) return throwNotFound();
    return sendPage(reply.code(isPage(request.url.split('?')[0]!) ? 200 : 404), 'index.html');
  });
}
