import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Status } from '../../../ui/feedback/Status';
import { describeReport } from './describeReport';
import { BrokenFields, MissingFields } from './ProfileIssues';
import { useProfileCheck } from './useProfileCheck';

/** Settings section: checks the viewer's profile for missing and broken fields, and repairs broken ones. */
export function ProfileCheck() {
  const { report, running, failure, check, repair } = useProfileCheck();
  const result = useRef<HTMLDivElement>(null);

  // A successful repair removes the focused button.
  useEffect(() => {
    if (report?.repaired !== undefined && report.isSound) result.current?.focus();
  }, [report]);

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4">
        <Status ref={result} tabIndex={-1} className="min-w-0 flex-1 basis-60 text-pretty outline-none">
          {report ? (
            describeReport(report)
          ) : (
            <span className="text-ink-2">Find missing information and problems in your profile.</span>
          )}
        </Status>
        <Button loading={running === 'check'} onClick={() => void check()}>
          {report ? 'Check again' : 'Check'}
        </Button>
      </div>
      {failure && (
        <div className="mt-4">
          <ErrorState onRetry={() => void (failure.step === 'check' ? check() : repair())}>
            {failure.message}
          </ErrorState>
        </div>
      )}
      {report && !report.isSound && (
        <BrokenFields issues={report.broken} isRepairing={running === 'repair'} onRepair={() => void repair()} />
      )}
      {report && report.missing.length > 0 && <MissingFields issues={report.missing} />}
    </>
  );
}
