import { slowQueue } from '../../queue/job';
import type { Module } from '../module';
import { buildDataExport } from './dataExport.build';
import { DataExportEntity } from './dataExport.entity';
import { DataExportResolver } from './dataExport.resolver';
import { dataExportRoutes } from './dataExport.routes';
import { cleanUpDataExports } from './dataExport.cleanup';

export const dataExportModule: Module = {
  entities: [DataExportEntity],
  resolvers: [DataExportResolver],
  routes: dataExportRoutes,
  jobs: {
    'dataExport.build': { maxSeconds: 900, queue: slowQueue, run: buildDataExport },
    'dataExport.sweep': { maxSeconds: 120, queue: slowQueue, cron: '57 * * * *', run: cleanUpDataExports },
  },
  personalData: { data_downloads: 'select id, created_at from data_export where account_id = $1 order by created_at' },
};
