import { useApolloClient } from '@apollo/client/react';
import { ExternalLink, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Button, buttonClasses } from '../../../ui/button/Button';
import { ApplicationStatus } from '../apply/ApplicationStatus';
import { VisitJobDocument, type JobDetails_JobFragment } from './__generated__/JobDetails.generated';

const ApplyForJobDialog = lazyDialog(
  'ApplyForJobDialog',
  async () => (await import('../apply/ApplyForJobDialog')).ApplyForJobDialog,
);

const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

/** Ways to apply, or the state of the viewer's application. */
export function ApplicantActions({ job }: { job: JobDetails_JobFragment }) {
  const client = useApolloClient();
  const [isApplying, setApplying] = useState<boolean>();
  const { applyUrl, viewerApplicationId, viewerApplicationStatus } = job;
  const isOpen = job.state === 'PUBLISHED';

  /** The link opens by itself; a visit that could not be counted does not matter. */
  const countVisit = () =>
    void client.mutate({ mutation: VisitJobDocument, variables: { id: job.id } }).catch(() => {});

  const link = isOpen && applyUrl !== null && isWebAddress(applyUrl) && (
    <a
      href={applyUrl}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      onClick={countVisit}
      className={buttonClasses({ variant: viewerApplicationId ? 'secondary' : 'primary' })}
    >
      <ExternalLink aria-hidden="true" className="size-4" />
      Apply on {new URL(applyUrl).hostname.replace(/^www\./, '')}
    </a>
  );
  return (
    <>
      {viewerApplicationId && viewerApplicationStatus && (
        <ApplicationStatus jobId={job.id} applicationId={viewerApplicationId} status={viewerApplicationStatus} />
      )}
      {(link || job.viewerCanApply) && (
        <div className="mt-4 flex flex-wrap gap-2 [&>*]:max-w-full">
          {link}
          {job.viewerCanApply && (
            <Button icon={MessageSquare} variant={link ? 'secondary' : 'primary'} onClick={() => setApplying(true)}>
              {link ? 'Apply by message' : 'Apply'}
            </Button>
          )}
        </div>
      )}
      {!isOpen && <p className="mt-4 text-ink-2">This job no longer accepts applications.</p>}
      {isApplying !== undefined && <ApplyForJobDialog job={job} open={isApplying} onOpenChange={setApplying} />}
    </>
  );
}
