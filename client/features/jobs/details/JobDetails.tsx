import { clsx } from 'clsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { linkClasses } from '../../../ui/text/TextLink';
import { PageTitle } from '../../../ui/text/PageTitle';
import { JobApplicants } from '../board/JobApplicants';
import { StateBadge } from '../StateBadge';
import { formatPlace } from '../text/formatPlace';
import { ApplicantActions } from './ApplicantActions';
import { JobBody } from './JobBody';
import { JobBookmarkButton } from './JobBookmarkButton';
import { JobMenu } from './JobMenu';
import { OwnerPanel } from './OwnerPanel';
import { PosterAndSimilar } from './PosterAndSimilar';
import { ShareJobMenu } from './ShareJobMenu';
import type { JobDetails_JobFragment } from './__generated__/JobDetails.generated';

export interface JobDetailsProps {
  job: JobDetails_JobFragment;
  /** Whether its title is that of the page. */
  isPage: boolean;
  showsApplicants: boolean;
}

/** A job with its actions; for its poster with the applicants in a tab. */
export function JobDetails({ job, isPage, showsApplicants }: JobDetailsProps) {
  const title = job.title || 'Untitled job';
  return (
    <article data-job-details="" className="mx-auto max-w-180 pb-8">
      <header className={clsx('px-4 pt-5 pb-4 md:px-6', !job.viewerCanEdit && 'border-b border-line')}>
        <div className="flex items-start gap-2 max-md:flex-col">
          <div className="min-w-0 flex-1">
            {isPage ? (
              <PageTitle title={title} className="text-balance break-words">
                <bdi>{title}</bdi>
              </PageTitle>
            ) : (
              <h2 className="text-page text-balance break-words">
                <bdi>{title}</bdi>
              </h2>
            )}
            <p className="mt-1 flex flex-wrap items-center gap-x-2 text-lead break-words text-ink-2">
              <bdi>{job.company}</bdi>
              <span aria-hidden="true">·</span>
              <bdi>{formatPlace(job)}</bdi>
              {job.team && (
                <Link to={`/team-finding/${job.team.id}`} className={linkClasses}>
                  Team: <bdi>{job.team.name}</bdi>
                </Link>
              )}
              {job.state !== 'PUBLISHED' && <StateBadge state={job.state} />}
            </p>
          </div>
          <div className="flex shrink-0 max-md:-ml-2 md:-mt-1 md:-mr-2">
            <JobBookmarkButton job={job} />
            {job.state === 'PUBLISHED' && <ShareJobMenu job={job} />}
            <JobMenu job={job} />
          </div>
        </div>
        {job.viewerCanEdit ? <OwnerPanel job={job} /> : <ApplicantActions job={job} />}
      </header>
      {job.viewerCanEdit ? <OwnerTabs job={job} showsApplicants={showsApplicants} /> : <Content job={job} />}
    </article>
  );
}

function Content({ job }: { job: JobDetails_JobFragment }) {
  return (
    <>
      <JobBody job={job} />
      <PosterAndSimilar job={job} />
    </>
  );
}

/** The job and its applicants. The tab is in the URL. */
function OwnerTabs({ job, showsApplicants }: { job: JobDetails_JobFragment; showsApplicants: boolean }) {
  const [params, setParams] = useSearchParams();
  const [tab, setTab] = useState<'details' | 'applicants'>();
  const shown = tab ?? (showsApplicants ? 'applicants' : 'details');
  const count = job.applicationCount ?? 0;
  return (
    <Tabs
      label="Job and applicants"
      items={[
        { value: 'details', label: 'Details' },
        { value: 'applicants', label: count > 0 ? `Applicants (${count})` : 'Applicants' },
      ]}
      value={shown}
      onValueChange={(next) => {
        setTab(next);
        const search = new URLSearchParams(params);
        if (next === 'details') search.delete('tab');
        else search.set('tab', next);
        setParams(search, { replace: true, preventScrollReset: true });
      }}
      className="md:px-3"
    >
      <TabPanel value="details">
        <Content job={job} />
      </TabPanel>
      <TabPanel value="applicants">
        <JobApplicants jobId={job.id} isDraft={job.state === 'DRAFT'} />
      </TabPanel>
    </Tabs>
  );
}
