import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button/Button';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { PageTitle } from '../../ui/text/PageTitle';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { JobBrowser } from './browse/JobBrowser';
import { JobSearchBar } from './browse/JobSearchBar';
import { SortMenu } from './browse/SortMenu';
import { JobPane } from './details/JobPane';
import { ApplicationList, BookmarkedJobList, OwnJobList } from './own/OwnLists';
import { useSavedFilterRedirect } from './savedFilter/useSavedFilterRedirect';
import { useRowShortcuts } from '../../shell/shortcuts/useRowShortcuts';
import { readView, type JobView } from './useJobSearch';

const tabs: { value: JobView; label: string }[] = [
  { value: 'browse', label: 'Browse' },
  { value: 'bookmarked', label: 'Bookmarked' },
  { value: 'applications', label: 'Applied' },
  { value: 'mine', label: 'My jobs' },
];

const lists = { bookmarked: BookmarkedJobList, applications: ApplicationList, mine: OwnJobList };

/**
 * Lists of jobs, and one job beside them; below 1100 px only one of the two. Without a job in the URL, wide screens show the
 * first one of the list.
 */
export function JobsPage() {
  const { jobId } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(params);
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [firstId, setFirstId] = useState<string | null>();
  const shownId = jobId ?? (isWide ? (firstId ?? undefined) : undefined);
  const isEmpty = jobId === undefined && firstId === null;
  useRowShortcuts({ group: 'Jobs', name: 'job', rows: '[data-job]', details: '[data-job-details]' });
  const savedFilterNotice = useSavedFilterRedirect();
  const List = view === 'browse' ? JobBrowser : lists[view];

  return (
    <div className="lg:absolute lg:inset-0 lg:flex lg:flex-col">
      {!jobId && <PageTitle title="Jobs" hidden />}
      <Tabs
        label="Jobs"
        items={tabs}
        value={view}
        onValueChange={(next) => {
          setFirstId(undefined);
          void navigate(next === 'browse' ? '/jobs' : `/jobs?view=${next}`, { replace: jobId === undefined });
        }}
        className={clsx('shrink-0 md:pr-44!', jobId && 'max-lg:hidden')}
      >
        <div
          className={clsx('absolute top-0 right-0 flex h-12 items-center pr-4 max-md:hidden', jobId && 'max-lg:hidden')}
        >
          <ButtonLink to="/jobs/new" variant="primary" icon={Plus}>
            Post a job
          </ButtonLink>
        </div>
        <TabPanel value={view} className="lg:flex lg:min-h-0 lg:flex-1 lg:flex-col">
          {view === 'browse' && (
            <div className={clsx('border-b border-line', jobId && 'max-lg:hidden')}>
              {savedFilterNotice}
              <JobSearchBar />
            </div>
          )}
          <div className="lg:flex lg:min-h-0 lg:flex-1">
            <section
              aria-label="List of jobs"
              className={clsx(
                'lg:overflow-y-auto',
                isEmpty ? 'lg:flex-1' : 'lg:w-90 lg:shrink-0 lg:border-r lg:border-line',
                jobId && 'max-lg:hidden',
              )}
            >
              {view === 'browse' && <SortMenu />}
              {view === 'mine' && (
                <div className="border-b border-line px-4 py-3 md:hidden">
                  <ButtonLink to="/jobs/new" variant="primary" icon={Plus} wide>
                    Post a job
                  </ButtonLink>
                </div>
              )}
              <List currentId={shownId} onFirst={setFirstId} />
            </section>
            {shownId && (
              <div className="min-w-0 lg:relative lg:flex-1 lg:overflow-y-auto">
                <JobPane key={shownId} id={shownId} isPage={jobId !== undefined} />
              </div>
            )}
          </div>
        </TabPanel>
      </Tabs>
    </div>
  );
}
