import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app';
import { contextOf, type Context, type Cookies } from '../context';
import { forbidden } from '../core/errors';
import { bearerToken } from '../core/tokens';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context;
  }
}

const cookiePath = '/api/auth';

const cookiesOf = (request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies => {
  const options = { path: cookiePath, httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: (name) => request.cookies[name],
    write: (name, value, expires) => void reply.setCookie(name, value, { ...options, expires }),
    clear: (name) => void reply.clearCookie(name, options),
  };
};

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const sameKey = (given: string | undefined, key: string | undefined): boolean =>
  given !== undefined && key !== undefined && given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));

/** Gives every request its context. The userId header of the published contract is never read: the token decides. */
export function addContext(http: FastifyInstance, app: App): void {
  const secure = app.config.publicUrl.startsWith('https:');
  http.decorateRequest('ctx');
  http.addHook('onRequest', (request, reply, done) => {
    request.ctx = contextOf(app, {
      viewer: app.viewerOf(bearerToken(request.headers.authorization)),
      requestId: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      idempotencyKey: headerOf(request, 'idempotency-key'),
      skipsLimits: sameKey(headerOf(request, 'x-ratelimit-bypass'), app.config.rateLimitBypassKey),
      cookies: cookiesOf(request, reply, secure),
    });
    done();
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes that another site's page sends along with our visitor's cookie. */
export function mayWrite(publicUrl: string) {
  const ownHost = new URL(publicUrl).host;
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const origin = request.headers.origin;
    const isForeign = origin !== undefined && ![ownHost, request.host].includes(URL.parse(origin)?.host ?? '');
    done(!safeMethods.has(request.method) && isForeign ? forbidden('This call came from another site.') : undefined);
  };
}
