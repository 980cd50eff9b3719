import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { ErrorState } from '../../../ui/ErrorState';
import { Status } from '../../../ui/Status';
import { describeReport } from './describeReport';
import { BrokenParts, MissingParts } from './ProfileIssues';
import { useProfileCheck } from './useProfileCheck';

/** Looks for what others will miss in the own profile and for what is broken, and repairs the latter. */
export function ProfileCheck() {
  const { report, running, failure, check, repair } = useProfileCheck();
  const result = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone, and with it the focus.
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
            <span className="text-ink-2">Finds what others will miss in your profile, and what is broken.</span>
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
        <BrokenParts findings={report.broken} isRepairing={running === 'repair'} onRepair={() => void repair()} />
      )}
      {report && report.missing.length > 0 && <MissingParts findings={report.missing} />}
    </>
  );
}
