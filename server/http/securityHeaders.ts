import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { clientFolder } from './static';

/** Hashes of the pages' inline scripts: the theme must be set before the first paint, and nothing else may run inline. */
function inlineScriptHashes(): string[] {
  return ['index.html', 'playground.html'].flatMap((page) => {
    const path = `${clientFolder}/${page}`;
    if (!existsSync(path)) return [];
    return [...readFileSync(path, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
    );
  });
}

export async function securityHeaders(http: FastifyInstance, config: Config): Promise<void> {
  const isSecure = config.publicUrl.startsWith('https:');
  const liveHosts = config.pusher ? [`wss://${config.pusher.host ?? '*.pusher.com'}`, `https://${config.pusher.host ?? '*.pusher.com'}`] : [];
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes()],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...liveHosts],
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
