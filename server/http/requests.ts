import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context';
import { createContext, type Context, type Cookies } from '../context';
import { forbidden } from '../core/errors';
import { bearerToken, isBearer } from '../core/accessTokens';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context;
  }
}

const sessionPath = '/api/auth';

/** Contains the operator's key for tests. */
export const bypassHeader = 'x-ratelimit-bypass';

/** Parses cookies lazily, because most services do not use them. */
class RequestCookies implements Cookies {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly secure: boolean,
  ) {}

  private options(path = sessionPath) {
    return { path, httpOnly: true, sameSite: 'strict', secure: this.secure } as const;
  }

  read(name: string): string | undefined {
    return this.request.server.parseCookie(this.request.headers.cookie ?? '')[name];
  }

  write(name: string, value: string, expires: Date, path?: string): void {
    this.reply.setCookie(name, value, { ...this.options(path), expires });
  }

  clear(name: string, path?: string): void {
    this.reply.clearCookie(name, this.options(path));
  }
}

/** Generator of request ids: a random prefix per process and a counter, because that is cheap. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}

const firstHeader = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Compares a header with the configured key in constant time. */
function createKeyCheck(key: string | undefined): (value: string | undefined) => boolean {
  if (key === undefined) return () => false;
  const expected = Buffer.from(key);
  return (value) =>
    value !== undefined &&
    Buffer.byteLength(value) === expected.length &&
    timingSafeEqual(Buffer.from(value), expected);
}

/** Adds a context to every request. The contract's userId header is ignored: the access token identifies the viewer. */
export function addContext(http: FastifyInstance, app: App): void {
  const { publicUrl } = app.config;
  const secure = publicUrl.startsWith('https:');
  const ownHost = new URL(publicUrl).host;
  const isBypassKey = createKeyCheck(app.config.rateLimitBypassKey);
  http.decorateRequest('ctx');
  http.addHook('onRequest', (request, reply, done) => {
    const { authorization } = request.headers;
    const viewer = app.viewerOf(bearerToken(authorization));
    request.ctx = createContext(app, {
      viewer,
      isTokenInvalid: !viewer && isBearer(authorization),
      requestId: request.id,
      address: request.ip,
      origin: request.host === ownHost ? publicUrl : `${request.protocol}://${request.host}`,
      userAgent: request.headers['user-agent'] ?? '',
      idempotencyKey: firstHeader(request, 'idempotency-key'),
      clientId: firstHeader(request, 'x-client-id')?.slice(0, 100) || undefined,
      skipsLimits: isBypassKey(firstHeader(request, bypassHeader)),
      cookies: new RequestCookies(request, reply, secure),
    });
    done();
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Hook that rejects writes from pages of other sites (CSRF), which the browser sends with our cookie. */
export function rejectCrossSiteWrites(publicUrl: string) {
  const ownHost = new URL(publicUrl).host;
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const origin = request.headers.origin;
    const isForeign = origin !== undefined && ![ownHost, request.host].includes(URL.parse(origin)?.host ?? '');
    done(!safeMethods.has(request.method) && isForeign ? forbidden('This request came from another site.') : undefined);
  };
}
