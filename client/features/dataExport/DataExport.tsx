import { useRef } from 'react';
import { toCallError } from '../../http/toCallError';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { Button } from '../../ui/button/Button';
import { Status } from '../../ui/feedback/Status';
import { DataExportError } from './DataExportError';
import { ReadyFile } from './ReadyFile';
import { useDataExport } from './useDataExport';

const isNotExpired = (expiresAt: string | null) => expiresAt === null || Date.parse(expiresAt) > Date.now();

/** Requests a data export, shows its progress and offers the download. */
export function DataExport() {
  const {
    isLoaded,
    isLoading,
    current,
    isInProgress,
    error,
    retry,
    isRequesting,
    isDownloading,
    actionError,
    requestExport,
    download,
  } = useDataExport();
  const status = useRef<HTMLDivElement>(null);
  const isReady = current?.status === 'READY' && isNotExpired(current.expiresAt);
  const hasFailed = current?.status === 'FAILED';

  async function handleRequest() {
    // The pressed button unmounts, so focus moves to the status.
    if (await requestExport()) status.current?.focus();
  }

  return (
    <>
      <p className="max-w-130 px-4 text-pretty text-ink-2">
        Download a ZIP file of all your data: your profile, posts, comments, reactions, connections, devices and
        settings as JSON, your pictures and a README that describes each file.
      </p>
      {error && (
        <div className="mt-4">
          <ErrorState onRetry={retry} retrying={isLoading}>
            {toCallError(error, 'Couldn’t load your data download.').message}
          </ErrorState>
        </div>
      )}
      {!isLoaded && isLoading && !error && <LoadingState />}
      <Status ref={status} tabIndex={-1} className="px-4 outline-none *:mt-4">
        {isInProgress && <p>We’re preparing your file. You can leave this page.</p>}
        {isReady && <ReadyFile bytes={current.bytes} createdAt={current.createdAt} expiresAt={current.expiresAt} />}
      </Status>
      {isInProgress && (
        <div className="mt-4 px-4">
          <ProgressBar
            label={current!.status === 'WAITING' ? 'Waiting to start' : 'Preparing'}
            part={current!.progress / 100}
          />
        </div>
      )}
      {hasFailed && (
        <div className="mt-4">
          <ErrorState onRetry={() => void handleRequest()} retrying={isRequesting}>
            Couldn’t prepare your file.
          </ErrorState>
        </div>
      )}
      {isLoaded && !isInProgress && !hasFailed && (
        <div className="mt-4 flex flex-wrap gap-3 px-4">
          {isReady && (
            <Button variant="primary" loading={isDownloading} onClick={() => void download()}>
              Download
            </Button>
          )}
          <Button loading={isRequesting} onClick={() => void handleRequest()}>
            {isReady ? 'Request new download' : 'Request download'}
          </Button>
        </div>
      )}
      {actionError && <DataExportError error={actionError} />}
    </>
  );
}

function LoadingState() {
  return (
    <SkeletonGroup label="Loading your data download" className="mt-4 px-4">
      <Skeleton className="h-control w-40" />
    </SkeletonGroup>
  );
}
