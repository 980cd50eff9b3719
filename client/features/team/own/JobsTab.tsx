import { ButtonLink } from '../../../ui/button/Button';
import { JobBrowser } from '../../jobs/browse/JobBrowser';

/** Open jobs, for people who look for paid work. Filters are on the page of jobs. */
export function JobsTab() {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
        <p className="min-w-0 flex-1 basis-60 text-ink-2">Paid work, posted by founders and their teams.</p>
        <ButtonLink to="/jobs">All jobs with filters</ButtonLink>
      </div>
      <JobBrowser isSeparate />
    </>
  );
}
