import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { CallError } from '../../http/errors';
import { toCallError } from '../../http/toCallError';
import { useConnectionState } from '../../live/LiveProvider';
import {
  DataExportDownloadUrlDocument,
  DataExportDocument,
  RequestDataExportDocument,
} from './__generated__/DataExport.generated';

/** Poll interval while live updates are disconnected. */
const POLL_MS = 3_000;

/** State of the viewer's data export, with functions to request and download it. */
export function useDataExport() {
  const client = useApolloClient();
  const { state } = useConnectionState();
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useQuery(DataExportDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [request, { loading: isRequesting }] = useMutation(RequestDataExportDocument);
  const [isDownloading, setFetching] = useState(false);
  const [actionError, setActionError] = useState<CallError>();
  const latest = data ?? previousData;
  const current = latest?.dataExport ?? null;
  const isInProgress = current?.status === 'WAITING' || current?.status === 'RUNNING';

  const shouldPoll = isInProgress && state !== 'connected';
  useEffect(() => {
    if (!shouldPoll) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [shouldPoll, startPolling, stopPolling]);

  /** @returns whether the request succeeded */
  async function requestExport(): Promise<boolean> {
    setActionError(undefined);
    try {
      await request({
        update: (cache, { data: result }) =>
          cache.writeQuery({ query: DataExportDocument, data: { dataExport: result!.requestDataExport } }),
      });
      return true;
    } catch (failure) {
      setActionError(toCallError(failure, 'Couldn’t request your data.'));
      return false;
    }
  }

  /** Downloads the export from a fresh URL, because each URL expires after ten minutes. */
  async function download(): Promise<void> {
    setActionError(undefined);
    setFetching(true);
    try {
      const { data: result } = await client.query({
        query: DataExportDownloadUrlDocument,
        fetchPolicy: 'network-only',
      });
      const url = result?.dataExport?.downloadUrl;
      if (url) clickDownloadLink(url);
      else setActionError({ message: 'This file has expired. Request a new download.' });
    } catch (failure) {
      setActionError(toCallError(failure, 'Couldn’t download your data.'));
    } finally {
      setFetching(false);
    }
  }

  return {
    isLoaded: latest !== undefined,
    isLoading: loading,
    current,
    isInProgress,
    error,
    retry: () => void refetch(),
    isRequesting,
    isDownloading,
    actionError,
    requestExport,
    download,
  };
}

/** Downloads through a link, so that an error response does not replace the page. */
function clickDownloadLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
