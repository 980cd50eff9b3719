import { clsx } from 'clsx';
import { Sparkles } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Badge } from '../../../ui/feedback/Badge';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { Tick } from '../../../ui/Tick';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { JobBookmarkButton } from '../details/JobBookmarkButton';
import { StatusBadge } from '../StatusBadge';
import { StateBadge } from '../StateBadge';
import { typeLabels } from '../jobLabels';
import { formatDay } from '../text/formatDay';
import { formatEquity, formatPay } from '../text/formatPay';
import { formatPlace } from '../text/formatPlace';
import { describeFit } from './describeFit';
import type { JobRow_JobFragment } from './__generated__/JobRow.generated';

export interface JobRowProps {
  job: JobRow_JobFragment;
  /** The job that is shown beside the list. */
  isCurrent?: boolean;
  /** Shows what the job has in common with the viewer's profile. */
  showsFit?: boolean;
  /** Omits the parameters of the list from the link: a list of similar jobs. */
  isSeparate?: boolean;
}

/** One job of a list. The whole row is a link, but for its buttons. */
export function JobRow({ job, isCurrent = false, showsFit = false, isSeparate = false }: JobRowProps) {
  const [params] = useSearchParams();
  const fit = showsFit ? describeFit(job.fit) : undefined;
  const equity = formatEquity(job);
  const search = new URLSearchParams(params);
  search.delete('tab');
  return (
    <li
      data-job={job.id}
      className={clsx(
        'relative flex gap-2 border-b border-line py-3 pr-2 pl-4',
        isCurrent ? 'bg-fill' : 'hover:bg-fill',
      )}
    >
      {isCurrent && <Tick />}
      <div className="min-w-0 flex-1">
        <Link
          to={{ pathname: `/jobs/${job.id}`, search: isSeparate ? '' : search.toString() }}
          aria-current={isCurrent ? 'true' : undefined}
          className="block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <bdi className="line-clamp-2 font-bold break-words">{job.title || 'Untitled job'}</bdi>
        </Link>
        <p className="truncate text-ink-2">
          <bdi>{job.company}</bdi>
          <span aria-hidden="true"> · </span>
          <VisuallyHidden>, </VisuallyHidden>
          <bdi>{formatPlace(job)}</bdi>
        </p>
        <p className="mt-0.5 text-meta text-ink tabular-nums">
          {formatPay(job, { isCompact: true })}
          {equity && ` · ${equity}`}
        </p>
        {fit && (
          <p className="mt-0.5 flex items-start gap-1 text-meta text-primary">
            <Sparkles aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            <span className="min-w-0 break-words">{fit}</span>
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-3">
          {typeLabels[job.type]}
          {/* Stacked above the link's overlay, so that its tooltip works. */}
          <RelativeTime value={job.publishedAt ?? job.createdAt} className="relative z-1" />
          {job.state === 'PUBLISHED' && job.expiresAt && <span>Closes {formatDay(job.expiresAt)}</span>}
          {(job.viewerCanEdit || job.state !== 'PUBLISHED') && <StateBadge state={job.state} />}
          {!!job.applicationCount && (
            <Badge>{job.applicationCount === 1 ? '1 applicant' : `${job.applicationCount} applicants`}</Badge>
          )}
          {job.viewerApplicationStatus && <StatusBadge status={job.viewerApplicationStatus} />}
        </p>
      </div>
      <JobBookmarkButton job={job} className="relative z-1 -mt-1 self-start" />
    </li>
  );
}
