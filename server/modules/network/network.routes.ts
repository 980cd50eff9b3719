import type { FastifyInstance } from 'fastify';
import { blockRoutes } from './block.routes';
import { connectionRoutes } from './connection.routes';
import { followRoutes } from './follow.routes';

export function networkRoutes(rest: FastifyInstance): void {
  connectionRoutes(rest);
  followRoutes(rest);
  blockRoutes(rest);
}
