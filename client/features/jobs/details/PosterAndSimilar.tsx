import { useQuery } from '@apollo/client/react';
import { JobRow } from '../browse/JobRow';
import { MessageButton } from '../../message/MessageButton';
import { PersonRow } from '../../network/people/PersonRow';
import { SimilarJobsDocument, type JobDetails_JobFragment } from './__generated__/JobDetails.generated';

/** The poster of a job, and jobs like it. */
export function PosterAndSimilar({ job }: { job: JobDetails_JobFragment }) {
  const { data } = useQuery(SimilarJobsDocument, { variables: { id: job.id }, skip: job.state === 'DRAFT' });
  const similar = data?.similarJobs ?? [];
  return (
    <>
      {!job.viewerCanEdit && (
        <section aria-label="Posted by" className="border-t border-line pt-4 md:px-2">
          <h2 className="px-4 text-lead font-bold">Posted by</h2>
          <ul>
            <PersonRow person={job.owner} action={<MessageButton person={job.owner} compact />} />
          </ul>
        </section>
      )}
      {similar.length > 0 && (
        <section aria-label="Similar jobs" className="border-t border-line pt-4">
          <h2 className="px-4 pb-2 text-lead font-bold md:px-6">Similar jobs</h2>
          <ul className="border-t border-line md:px-2">
            {similar.map((one) => (
              <JobRow key={one.id} job={one} isSeparate />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
