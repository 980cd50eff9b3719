import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/**
 * Resolves a request's address as Fastify does, for WebSocket upgrades, which bypass its routes.
 * @param trusted addresses of proxies whose X-Forwarded-For counts
 */
export function createAddressResolver(trusted: string[] | undefined): (request: IncomingMessage) => string {
  if (!trusted) return (request) => request.socket.remoteAddress ?? '';
  const isTrusted = proxyAddr.compile(trusted);
  return (request) => proxyAddr(request, isTrusted);
}
