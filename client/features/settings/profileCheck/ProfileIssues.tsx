import { ChevronRight, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button/Button';
import type { ProfileCheckResult } from './useProfileCheck';

type Issues = ProfileCheckResult['missing'];

/** List of broken fields with the repair button. */
export function BrokenFields({
  issues,
  isRepairing,
  onRepair,
}: {
  issues: Issues;
  isRepairing: boolean;
  onRepair: () => void;
}) {
  return (
    <>
      <ul aria-label="Problems" className="mt-4">
        {issues.map(({ field, message }) => (
          <li key={field} className="flex min-h-12 items-center gap-3 border-t border-line px-4 py-2">
            <TriangleAlert aria-hidden="true" className="size-4 text-danger" />
            {message}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 pt-4">
        <p className="min-w-0 flex-1 basis-60 text-meta text-ink-2">
          Fixing keeps all valid details and removes only those that no longer work.
        </p>
        <Button variant="primary" loading={isRepairing} onClick={onRepair}>
          Fix
        </Button>
      </div>
    </>
  );
}

/** List of empty fields; each links to the profile. */
export function MissingFields({ issues }: { issues: Issues }) {
  return (
    <ul aria-label="Missing" className="mt-4">
      {issues.map(({ field, message }) => (
        <li key={field} className="border-t border-line">
          <Link to="/profile" className="flex min-h-12 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-fill">
            <span className="min-w-0 flex-1">{message}</span>
            <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
