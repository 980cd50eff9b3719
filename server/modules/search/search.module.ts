import type { Module } from '../module';
import { searchLists } from './search.reads';
import { SearchResolver } from './search.resolver';
import { searchRoutes } from './search.routes';

export const searchModule: Module = {
  resolvers: [SearchResolver],
  lists: searchLists,
  routes: searchRoutes,
};
