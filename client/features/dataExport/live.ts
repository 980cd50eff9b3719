import type { LiveHandlers } from '../../live/handlers';
import {
  DataExportDocument,
  DataExportStateFragmentDoc,
  type DataExportQuery,
} from './__generated__/DataExport.generated';

type Progress = Pick<NonNullable<DataExportQuery['dataExport']>, 'id' | 'status' | 'progress'>;

/** The own download, asked for in this tab, in another one, or on another device. */
export const handlers: LiveHandlers = {
  'dataExport.progressed': async ({ id, status, progress }: Progress, { client, cache }) => {
    const shown = cache.readQuery({ query: DataExportDocument });
    if (!shown) return;
    const isKnown = shown.dataExport?.id === id;
    if (isKnown)
      cache.updateFragment(
        { id: cache.identify({ __typename: 'DataExport', id }), fragment: DataExportStateFragmentDoc },
        (known) => known && { ...known, status, progress },
      );
    // Its size and how long it is kept are not told live.
    if (!isKnown || status === 'READY')
      await client.query({ query: DataExportDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  },
};
