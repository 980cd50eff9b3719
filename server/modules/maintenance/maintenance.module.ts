import { slowQueue } from '../../queue/job';
import type { Module } from '../module';
import { removeExpired } from './maintenance.service';

export const maintenanceModule: Module = {
  jobs: { 'upkeep.expire': { maxSeconds: 300, queue: slowQueue, cron: '12 * * * *', run: removeExpired } },
};
