import { ChevronRight } from 'lucide-react';
import { CandidateFit } from './CandidateFit';
import type { Candidate } from './useCandidateActions';

/** How a person fits, folded under the score. */
export function FitDetails({ candidate }: { candidate: Omit<Candidate, 'user'> }) {
  return (
    <details className="group/fit mt-3">
      <summary className="flex min-h-control w-fit cursor-pointer list-none items-center gap-1 font-medium text-primary hover:text-primary-hover">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/fit:rotate-90" />
        How you fit: {candidate.score} of 100
      </summary>
      <CandidateFit candidate={candidate} />
    </details>
  );
}
