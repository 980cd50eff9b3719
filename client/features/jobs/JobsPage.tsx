import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button/Button';
import { ListAndDetails } from '../../ui/ListAndDetails';
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
      <ListAndDetails
        label="Jobs"
        tabs={tabs}
        view={view}
        onViewChange={(next) => {
          setFirstId(undefined);
          void navigate(next === 'browse' ? '/jobs' : `/jobs?view=${next}`, { replace: jobId === undefined });
        }}
        action={
          <ButtonLink to="/jobs/new" variant="primary" icon={Plus}>
            Post a job
          </ButtonLink>
        }
        toolbar={
          view === 'browse' && (
            <>
              {savedFilterNotice}
              <JobSearchBar />
            </>
          )
        }
        listLabel="List of jobs"
        list={
          <>
            {view === 'browse' && <SortMenu />}
            {view === 'mine' && (
              <div className="border-b border-line px-4 py-3 md:hidden">
                <ButtonLink to="/jobs/new" variant="primary" icon={Plus} wide>
                  Post a job
                </ButtonLink>
              </div>
            )}
            <List currentId={shownId} onFirst={setFirstId} />
          </>
        }
        details={shownId && <JobPane key={shownId} id={shownId} isPage={jobId !== undefined} />}
        isDetailsPage={jobId !== undefined}
        isEmpty={isEmpty}
      />
    </div>
  );
}
