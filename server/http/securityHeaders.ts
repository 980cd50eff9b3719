import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context';
import { clientFolder } from './clientFolder';

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?:\s+type="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );

/** CSP hashes of the built pages' inline scripts, which set the theme before the first paint. */
function builtScriptHashes(): string[] {
  const paths = ['index.html', 'playground.html'].map((page) => `${clientFolder}/${page}`).filter(existsSync);
  return [...new Set(paths.flatMap((path) => inlineScriptHashes(readFileSync(path, 'utf8'))))];
}

/** Hook that adds the hashes of a generated page's inline scripts to its content security policy. */
export async function allowOwnScripts(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload === 'string' && /html/.test(String(reply.getHeader('content-type')))) {
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header(
      'content-security-policy',
      policy.replace("script-src 'self'", ["script-src 'self'", ...inlineScriptHashes(payload)].join(' ')),
    );
  }
  return payload;
}

/** Hook with the headers of API responses: they must not be executed, framed, cached or sniffed. */
export function apiHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  done();
}

const liveOrigins = (server: { host: string; port?: string; isSecure: boolean } | undefined): string[] => {
  if (!server) return ['wss://*.pusher.com', 'https://*.pusher.com'];
  const address = server.port ? `${server.host}:${server.port}` : server.host;
  return server.isSecure ? [`wss://${address}`, `https://${address}`] : [`ws://${address}`, `http://${address}`];
};

const toList = (origin: string | undefined): string[] => (origin ? [origin] : []);

/** Registers the headers of pages. The content security policy allows what the client's bundle needs. */
export async function pageHeaders(pages: FastifyInstance, { config, store }: App): Promise<void> {
  const isSecure = config.publicUrl.startsWith('https:');
  const liveHosts = config.pusher ? liveOrigins(config.pusher.server) : [];
  // Helmet does not replace an existing policy.
  pages.addHook('onRequest', (_request, reply, done) => {
    reply.removeHeader('content-security-policy');
    done();
  });
  await pages.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...builtScriptHashes()],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', new URL(config.publicUrl).origin, ...toList(store.origins.pictures)],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...liveHosts, ...toList(store.origins.uploads)],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: isSecure ? { maxAge: 15_552_000 } : false,
    crossOriginEmbedderPolicy: false,
  });
}
