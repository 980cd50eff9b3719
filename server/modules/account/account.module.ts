import type { Module } from '../module';
import { Account, RefreshToken, Session } from './account.entity';
import { AccountResolver } from './account.resolver';
import { accountRoutes } from './account.routes';

export const accountModule: Module = {
  name: 'account',
  entities: [Account, Session, RefreshToken],
  resolvers: [AccountResolver],
  routes: accountRoutes,
};
