import { Pencil, RotateCw, Send } from 'lucide-react';
import { jobLimits } from '../../../../shared/contracts/job';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { daysUntil, formatDay } from '../text/formatDay';
import { useJobActions } from './useJobActions';
import type { JobDetails_JobFragment } from './__generated__/JobDetails.generated';

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

function describeState({ state, expiresAt }: JobDetails_JobFragment): string {
  if (state === 'DRAFT') return 'Only you can see this draft.';
  if (state === 'CLOSED') return 'This job is closed. Only you and people who applied can see it.';
  if (!expiresAt) return '';
  if (state === 'EXPIRED')
    return `This job expired on ${formatDay(expiresAt)}. Renew it to keep it open for ${jobLimits.openDays} more days.`;
  const days = daysUntil(expiresAt);
  if (days > jobLimits.reminderDays) return `Open until ${formatDay(expiresAt)}.`;
  return `Expires ${days === 0 ? 'today' : `in ${counted(days, 'day')}`}. Renew it to keep it open for ${jobLimits.openDays} days from now.`;
}

/** State, figures and controls of the viewer's own job. */
export function OwnerPanel({ job }: { job: JobDetails_JobFragment }) {
  const { publish, renew, running } = useJobActions(job);
  const { state, expiresAt, applyUrl, visitCount, applicationCount } = job;
  const expiresSoon =
    state === 'EXPIRED' ||
    (state === 'PUBLISHED' && expiresAt !== null && daysUntil(expiresAt) <= jobLimits.reminderDays);
  return (
    <div
      className={`mt-4 rounded-card border border-line px-4 py-3 ${expiresSoon ? 'bg-warn-soft text-on-warn-soft' : 'bg-canvas'}`}
    >
      <p className="font-medium">{describeState(job)}</p>
      {state !== 'DRAFT' && (
        <p className={`mt-0.5 text-meta tabular-nums ${expiresSoon ? '' : 'text-ink-2'}`}>
          {counted(applicationCount ?? 0, 'applicant')}
          {applyUrl !== null && ` · ${counted(visitCount ?? 0, 'visit')} of your link`}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {(state === 'DRAFT' || state === 'CLOSED') && (
          <Button variant="primary" icon={Send} loading={running === 'publish'} onClick={() => void publish()}>
            {state === 'DRAFT' ? 'Publish' : 'Publish again'}
          </Button>
        )}
        {expiresSoon && (
          <Button variant="primary" icon={RotateCw} loading={running === 'renew'} onClick={() => void renew()}>
            Renew
          </Button>
        )}
        <ButtonLink to={`/jobs/${job.id}/edit`} icon={Pencil}>
          Edit
        </ButtonLink>
      </div>
    </div>
  );
}
