import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context';
import { createContext, type Context, type Cookies } from '../context';
import { forbidden } from '../core/errors';
import { bearerToken } from '../core/accessTokens';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context;
  }
}

const cookiePath = '/api/auth';

/** Reads cookies only when a service asks: most requests carry none that matter. */
class RequestCookies implements Cookies {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly secure: boolean,
  ) {}

  private get options() {
    return { path: cookiePath, httpOnly: true, sameSite: 'strict', secure: this.secure } as const;
  }

  read(name: string): string | undefined {
    return this.request.server.parseCookie(this.request.headers.cookie ?? '')[name];
  }

  write(name: string, value: string, expires: Date): void {
    this.reply.setCookie(name, value, { ...this.options, expires });
  }

  clear(name: string): void {
    this.reply.clearCookie(name, this.options);
  }
}

/** Ids for requests: unique for this process's life, and cheap. */
export function requestIds(): () => string {
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Compares with the operator's key, in a time that does not tell how much of it was right. */
function keyCheck(key: string | undefined): (given: string | undefined) => boolean {
  if (key === undefined) return () => false;
  const expected = Buffer.from(key);
  return (given) =>
    given !== undefined &&
    Buffer.byteLength(given) === expected.length &&
    timingSafeEqual(Buffer.from(given), expected);
}

/** Gives every request its context. The userId header of the published contract is never read: the token decides. */
export function addContext(http: FastifyInstance, app: App): void {
  const { publicUrl } = app.config;
  const secure = publicUrl.startsWith('https:');
  const ownHost = new URL(publicUrl).host;
  const skipsLimits = keyCheck(app.config.rateLimitBypassKey);
  http.decorateRequest('ctx');
  http.addHook('onRequest', (request, reply, done) => {
    request.ctx = createContext(app, {
      viewer: app.viewerOf(bearerToken(request.headers.authorization)),
      requestId: request.id,
      address: request.ip,
      origin: request.host === ownHost ? publicUrl : `${request.protocol}://${request.host}`,
      userAgent: request.headers['user-agent'] ?? '',
      idempotencyKey: headerOf(request, 'idempotency-key'),
      clientId: headerOf(request, 'x-client-id')?.slice(0, 100) || undefined,
      skipsLimits: skipsLimits(headerOf(request, 'x-ratelimit-bypass')),
      cookies: new RequestCookies(request, reply, secure),
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
