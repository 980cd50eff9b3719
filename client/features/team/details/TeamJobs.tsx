import { useQuery } from '@apollo/client/react';
import { JobRow } from '../../jobs/browse/JobRow';
import { TeamJobsDocument } from './__generated__/TeamDetails.generated';

/** Open jobs that belong to the team; nothing without any. */
export function TeamJobs({ teamId }: { teamId: string }) {
  const { data } = useQuery(TeamJobsDocument, { variables: { teamId }, fetchPolicy: 'cache-and-network' });
  const jobs = data?.teamJobs ?? [];
  if (jobs.length === 0) return null;
  return (
    <section aria-label="Jobs of the team" className="border-b border-line pt-5">
      <h2 className="px-4 pb-2 text-lead font-bold md:px-6">Jobs</h2>
      <ul className="border-t border-line md:px-2">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} isSeparate />
        ))}
      </ul>
    </section>
  );
}
