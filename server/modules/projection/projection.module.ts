import type { Module } from '../module';
import { ProjectionResolver } from './projection.resolver';
import { projectionRoutes } from './projection.routes';

export const projectionModule: Module = {
  resolvers: [ProjectionResolver],
  routes: projectionRoutes,
};
