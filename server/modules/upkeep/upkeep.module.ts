import type { Module } from '../module';
import { removeExpired } from './upkeep.service';

export const upkeepModule: Module = {
  name: 'upkeep',
  jobs: { 'upkeep.expire': { maxSeconds: 300, cron: '12 * * * *', run: removeExpired } },
};
