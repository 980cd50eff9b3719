import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { Tick } from '../../../ui/Tick';
import { StateBadge } from '../StateBadge';
import { StatusBadge } from '../StatusBadge';
import { formatPlace } from '../text/formatPlace';
import type { ApplicationRow_ApplicationFragment } from './__generated__/OwnJobs.generated';

export interface ApplicationRowProps {
  application: ApplicationRow_ApplicationFragment;
  isCurrent: boolean;
}

/** One of the viewer's own applications. The whole row links to the job. */
export function ApplicationRow({ application, isCurrent }: ApplicationRowProps) {
  const { job, status, createdAt } = application;
  return (
    <li
      data-job={job.id}
      className={clsx('relative border-b border-line px-4 py-3', isCurrent ? 'bg-fill' : 'hover:bg-fill')}
    >
      {isCurrent && <Tick />}
      <Link
        to={`/jobs/${job.id}?view=applications`}
        aria-current={isCurrent ? 'true' : undefined}
        className="block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        <bdi className="line-clamp-2 font-bold break-words">{job.title}</bdi>
      </Link>
      <p className="truncate text-ink-2">
        <bdi>{job.company}</bdi> · <bdi>{formatPlace(job)}</bdi>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-3">
        <StatusBadge status={status} />
        <span>
          Applied <RelativeTime value={createdAt} className="relative z-1" />
        </span>
        {job.state !== 'PUBLISHED' && <StateBadge state={job.state} />}
      </p>
    </li>
  );
}
