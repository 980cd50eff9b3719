import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { CallError } from '../../api/errors';
import { fieldErrors } from '../../api/fieldErrors';
import { useConnectionState } from '../../live/LiveProvider';
import {
  DataExportAddressDocument,
  DataExportDocument,
  RequestDataExportDocument,
} from './__generated__/DataExport.generated';

/** While live updates are down, progress is asked for this often. */
const POLL_MS = 3_000;

/** The own data download: how far it is, and the means to ask for one and to fetch it. */
export function useDataExport() {
  const client = useApolloClient();
  const { state } = useConnectionState();
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useQuery(DataExportDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [request, { loading: isAsking }] = useMutation(RequestDataExportDocument);
  const [isFetching, setFetching] = useState(false);
  const [problem, setProblem] = useState<CallError>();
  const known = data ?? previousData;
  const current = known?.dataExport ?? null;
  const isUnderWay = current?.status === 'WAITING' || current?.status === 'RUNNING';

  const isPolled = isUnderWay && state !== 'connected';
  useEffect(() => {
    if (!isPolled) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isPolled, startPolling, stopPolling]);

  /** @returns whether one is under way now */
  async function prepare(): Promise<boolean> {
    setProblem(undefined);
    try {
      await request({
        update: (cache, { data: answer }) =>
          cache.writeQuery({ query: DataExportDocument, data: { dataExport: answer!.requestDataExport } }),
      });
      return true;
    } catch (failure) {
      setProblem(fieldErrors(failure, 'Failed to request your data'));
      return false;
    }
  }

  /** Starts the download at an address made just now: each lasts ten minutes. */
  async function download(): Promise<void> {
    setProblem(undefined);
    setFetching(true);
    try {
      const { data: fresh } = await client.query({ query: DataExportAddressDocument, fetchPolicy: 'network-only' });
      const address = fresh?.dataExport?.downloadUrl;
      if (address) startDownload(address);
      else setProblem({ message: 'This file is not kept any more. Prepare a new one.' });
    } catch (failure) {
      setProblem(fieldErrors(failure, 'Failed to fetch your data'));
    } finally {
      setFetching(false);
    }
  }

  return {
    isKnown: known !== undefined,
    isLoading: loading,
    current,
    isUnderWay,
    error,
    retry: () => void refetch(),
    isAsking,
    isFetching,
    problem,
    prepare,
    download,
  };
}

/** As a link would, so that the page stays whatever the answer is. */
function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
