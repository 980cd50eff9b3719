import type { Module } from '../module';
import { buildDataExport } from './dataExport.build';
import { DataExportRow } from './dataExport.entity';
import { DataExportResolver } from './dataExport.resolver';
import { dataExportRoutes } from './dataExport.routes';
import { sweepDataExports } from './dataExport.sweep';

export const dataExportModule: Module = {
  name: 'dataExport',
  entities: [DataExportRow],
  resolvers: [DataExportResolver],
  routes: dataExportRoutes,
  jobs: {
    'dataExport.build': { maxSeconds: 900, run: buildDataExport },
    'dataExport.sweep': { maxSeconds: 120, cron: '57 * * * *', run: sweepDataExports },
  },
  personalData: { data_downloads: 'select id, created_at from data_export where account_id = $1 order by created_at' },
};
