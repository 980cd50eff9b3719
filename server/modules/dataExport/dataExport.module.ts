import type { Module } from '../module';
import { DataExportRow } from './dataExport.entity';
import { DataExportResolver } from './dataExport.resolver';

export const dataExportModule: Module = { name: 'dataExport', entities: [DataExportRow], resolvers: [DataExportResolver] };
