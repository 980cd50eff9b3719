import type { Module } from '../module';
import { LiveResolver } from './live.resolver';
import { liveRoutes } from './live.routes';

export const liveModule: Module = { name: 'live', resolvers: [LiveResolver], routes: liveRoutes };
