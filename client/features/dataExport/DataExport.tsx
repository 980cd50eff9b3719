import { useRef } from 'react';
import { fieldErrors } from '../../api/fieldErrors';
import { ErrorState } from '../../ui/ErrorState';
import { ProgressBar } from '../../ui/ProgressBar';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton';
import { Button } from '../../ui/Button';
import { Status } from '../../ui/Status';
import { Problem } from './Problem';
import { ReadyFile } from './ReadyFile';
import { useDataExport } from './useDataExport';

const isStillKept = (expiresAt: string | null) => expiresAt === null || Date.parse(expiresAt) > Date.now();

/** Asks for all that is kept about the person, shows how far it is, and hands it over. */
export function DataExport() {
  const { isKnown, isLoading, current, isUnderWay, error, retry, isAsking, isFetching, problem, prepare, download } =
    useDataExport();
  const news = useRef<HTMLDivElement>(null);
  const isReady = current?.status === 'READY' && isStillKept(current.expiresAt);
  const hasFailed = current?.status === 'FAILED';

  async function handlePrepare() {
    // The button that was pressed is gone, and with it the focus.
    if (await prepare()) news.current?.focus();
  }

  return (
    <>
      <p className="max-w-130 px-4 text-pretty text-ink-2">
        Everything kept about you in one ZIP file: your profile, posts, comments, reactions, connections, devices and
        settings as JSON, your pictures, and a note that says what each file is.
      </p>
      {error && (
        <div className="mt-4">
          <ErrorState onRetry={retry} retrying={isLoading}>
            {fieldErrors(error, 'Failed to fetch your data download').message}
          </ErrorState>
        </div>
      )}
      {!isKnown && isLoading && !error && <LoadingState />}
      <Status ref={news} tabIndex={-1} className="px-4 outline-none *:mt-4">
        {isUnderWay && <p>Your file is being prepared. You can leave this page, it goes on without you.</p>}
        {isReady && <ReadyFile bytes={current.bytes} createdAt={current.createdAt} expiresAt={current.expiresAt} />}
      </Status>
      {isUnderWay && (
        <div className="mt-4 px-4">
          <ProgressBar
            label={current!.status === 'WAITING' ? 'Waiting to start' : 'Preparing'}
            part={current!.progress / 100}
          />
        </div>
      )}
      {hasFailed && (
        <div className="mt-4">
          <ErrorState onRetry={() => void handlePrepare()} retrying={isAsking}>
            Your file could not be prepared.
          </ErrorState>
        </div>
      )}
      {isKnown && !isUnderWay && !hasFailed && (
        <div className="mt-4 flex flex-wrap gap-3 px-4">
          {isReady && (
            <Button variant="primary" loading={isFetching} onClick={() => void download()}>
              Download
            </Button>
          )}
          <Button loading={isAsking} onClick={() => void handlePrepare()}>
            {isReady ? 'Prepare a new one' : 'Prepare download'}
          </Button>
        </div>
      )}
      {problem && <Problem problem={problem} />}
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
