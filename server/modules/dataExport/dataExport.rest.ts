import { restType } from '../../rest/contract/restType';

export const dataExportType = restType('DataExport', { formats: { downloadUrl: 'uri' } });
