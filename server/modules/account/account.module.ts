import { slowQueue } from '../../queue/job';
import type { Module } from '../module';
import { Account, SessionEntity } from './account.entity';
import { mailDeletion, mailPasswordChanged, mailPasswordReset } from './account.mail';
import { AccountResolver } from './account.resolver';
import { accountRoutes } from './account.routes';
import { eraseAccount, eraseDueAccounts } from './account.erase';

export const accountModule: Module = {
  entities: [Account, SessionEntity],
  resolvers: [AccountResolver],
  routes: accountRoutes,
  jobs: {
    'account.mailPasswordReset': { maxSeconds: 45, run: mailPasswordReset },
    'account.mailPasswordChanged': { maxSeconds: 45, run: mailPasswordChanged },
    'account.mailDeletion': { maxSeconds: 45, run: mailDeletion },
    'account.eraseDue': { maxSeconds: 120, queue: slowQueue, cron: '42 * * * *', run: eraseDueAccounts },
    'account.erase': { maxSeconds: 600, queue: slowQueue, run: eraseAccount },
  },
  personalData: {
    account: 'select id, email, created_at, password_changed_at from account where id = $1',
    sessions:
      'select id, user_agent, address, created_at, last_used_at, expires_at, ended_at, end_reason from session where account_id = $1 order by created_at',
  },
};
