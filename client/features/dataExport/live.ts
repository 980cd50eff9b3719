import type { LiveHandlers } from '../../live/handlers';
import { DataExportDocument, DataExportStateFragmentDoc } from './__generated__/DataExport.generated';
import { freshRead } from '../../api/freshRead';

/** Applies export progress, whichever tab or device requested the export. */
export const handlers: LiveHandlers = {
  'dataExport.progressed': async ({ id, status, progress }, { client, cache }) => {
    const cached = cache.readQuery({ query: DataExportDocument });
    if (!cached) return;
    const isCached = cached.dataExport?.id === id;
    if (isCached)
      cache.updateFragment(
        { id: cache.identify({ __typename: 'DataExport', id }), fragment: DataExportStateFragmentDoc },
        (current) => current && { ...current, status, progress },
      );
    // The event carries neither size nor expiry.
    if (!isCached || status === 'READY')
      await client.query({ query: DataExportDocument, ...freshRead }).catch(() => undefined);
  },
};
