import { ChevronRight, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import type { Report } from './useProfileCheck';

type Findings = Report['missing'];

/** What is broken, and the means to repair it. */
export function BrokenParts({
  findings,
  isRepairing,
  onRepair,
}: {
  findings: Findings;
  isRepairing: boolean;
  onRepair: () => void;
}) {
  return (
    <>
      <ul aria-label="Broken" className="mt-4">
        {findings.map(({ field, message }) => (
          <li key={field} className="flex min-h-12 items-center gap-3 border-t border-line px-4 py-2">
            <TriangleAlert aria-hidden="true" className="size-4 text-danger" />
            {message}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 pt-4">
        <p className="min-w-0 flex-1 basis-60 text-meta text-ink-2">
          Repairing keeps everything that is valid, and takes away only what cannot be used any more.
        </p>
        <Button variant="primary" loading={isRepairing} onClick={onRepair}>
          Repair
        </Button>
      </div>
    </>
  );
}

/** What is not filled in yet, each with the way to do so. */
export function MissingParts({ findings }: { findings: Findings }) {
  return (
    <ul aria-label="Missing" className="mt-4">
      {findings.map(({ field, message }) => (
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
