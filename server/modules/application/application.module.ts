import type { Module } from '../module';
import { applicationRoutes } from './application.routes';

export const applicationModule: Module = { routes: applicationRoutes };
