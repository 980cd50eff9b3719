import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { linkClasses } from '../../../ui/text/TextLink';
import type { TeamFit_FitFragment } from '../browse/__generated__/Teams.generated';

const partLabels: Record<string, string> = {
  skills: 'Skills',
  hours: 'Hours',
  remote: 'Workplace',
  location: 'Place',
  stage: 'Stage',
  equity: 'Equity',
};

/** How well a role fits the viewer, and how the score is made up. Only the viewer sees it. */
export function RoleFit({ fit: { score, breakdown } }: { fit: TeamFit_FitFragment }) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  if (breakdown.length === 0)
    return (
      <p className="mt-4 rounded-card border border-line px-4 py-3 text-ink-2">
        <Link to="/profile/edit" className={linkClasses}>
          Add skills and a place to your profile
        </Link>{' '}
        to see how this role fits you.
      </p>
    );
  return (
    <div className="mt-4 rounded-card border border-line">
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => setExpanded(!isExpanded)}
        className="flex min-h-13 w-full items-center gap-3 rounded-card px-4 py-2 text-left hover:bg-fill"
      >
        <span className="min-w-0 flex-1">
          <span className="font-medium">Fits you {score} of 100</span>
          <span className="text-ink-2">, based on your profile</span>
        </span>
        <span className="text-meta text-ink-2">{isExpanded ? 'Hide why' : 'Why'}</span>
        <ChevronDown aria-hidden="true" className={isExpanded ? 'size-4 rotate-180' : 'size-4'} />
      </button>
      {isExpanded && (
        <div id={id} className="border-t border-line px-4 pt-3 pb-4">
          <ul className="flex flex-col gap-3">
            {breakdown.map(({ key, points, of, reason }) => (
              <li key={key}>
                <p className="flex justify-between gap-4">
                  <span className="font-medium">{partLabels[key] ?? key}</span>
                  <span className="text-ink-2 tabular-nums">
                    {points} of {of}
                  </span>
                </p>
                <div aria-hidden="true" className="mt-1 h-1.5 rounded-chip bg-fill">
                  <div
                    className="h-full rounded-chip bg-primary"
                    style={{ width: `${of === 0 ? 0 : (points / of) * 100}%` }}
                  />
                </div>
                <p className="mt-1 text-meta break-words text-ink-2">{reason}</p>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-meta text-ink-3">
            The points add up to {score}. What your profile doesn’t state counts neither way. Only you see this.
          </p>
        </div>
      )}
    </div>
  );
}
