import type { Module } from '../module';
import { LiveResolver } from './live.resolver';
import { liveRoutes } from './live.routes';

export const liveModule: Module = { resolvers: [LiveResolver], routes: liveRoutes };
