import { useQuery } from '@apollo/client/react';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import type { AnalysisHandover } from '../../../shell/feature';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { InfiniteRows } from '../../../ui/InfiniteRows';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { PageTitle } from '../../../ui/text/PageTitle';
import { FinanceNav } from '../chosen/FinanceNav';
import { ProjectionsDocument } from './__generated__/Projections.generated';
import { ListToolbar } from './ListToolbar';
import { ProjectionRow } from './ProjectionRow';
import { useProjectionSearch } from './useProjectionSearch';

const ImportDialog = lazyDialog('ImportDialog', async () => (await import('../files/ImportDialog')).ImportDialog);
const NewModelDialog = lazyDialog('NewModelDialog', async () => (await import('./NewModelDialog')).NewModelDialog);

const tabs = [
  { value: 'current', label: 'Projections' },
  { value: 'archived', label: 'Archived' },
] as const;

/** Models of the viewer, and those that others share. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const analysis = (useLocation().state as { analysis?: AnalysisHandover } | null)?.analysis;
  const dialog = useDialogState<'new' | 'import'>();
  const [isOffered, setOffered] = useState(analysis !== undefined);
  const tab = params.get('tab') === 'archived' ? 'archived' : 'current';
  const create = () => dialog.open('new');
  return (
    <>
      <FinanceNav />
      <PageTitle title="Financial projections" hidden="phones" className="px-4 pt-5" />
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <p className="min-w-0 flex-1 basis-60 text-ink-2">Five years by month: cash, customers, people and funding.</p>
        <Button icon={FileUp} onClick={() => dialog.open('import')}>
          Import
        </Button>
        <Button variant="primary" icon={Plus} onClick={create}>
          New projection
        </Button>
      </div>
      <Tabs
        label="Financial projections"
        items={tabs}
        value={tab}
        onValueChange={(next) => setParams(next === 'archived' ? { tab: next } : {}, { replace: true })}
      >
        <TabPanel value="current">
          <Models isArchived={false} onCreate={create} />
        </TabPanel>
        <TabPanel value="archived">
          <Models isArchived onCreate={create} />
        </TabPanel>
      </Tabs>
      {analysis && <NewModelDialog analysis={analysis} open={isOffered} onOpenChange={setOffered} />}
      {dialog.name === 'import' && <ImportDialog open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
      {dialog.name === 'new' && <NewModelDialog open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
    </>
  );
}

function Models({ isArchived, onCreate }: { isArchived: boolean; onCreate: () => void }) {
  const search = useProjectionSearch();
  const { query, sort } = search;
  const { data, error, refetch, fetchMore } = useQuery(ProjectionsDocument, {
    variables: { archived: isArchived, query: query || null, sort },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isEmpty = data?.projections.edges.length === 0 && !query;
  return (
    <>
      {!isEmpty && <ListToolbar search={search} />}
      <InfiniteRows
        label={isArchived ? 'Archived projections' : 'Projections'}
        what="projections"
        list={data?.projections}
        error={error}
        describeError={(failure) => toCallError(failure, 'Couldn’t load the projections.').message}
        onRetry={() => void refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        renderRow={(card) => <ProjectionRow key={card.id} card={card} />}
        skeleton={
          <SkeletonGroup label="Loading projections">
            {Array.from({ length: 4 }, (_, row) => (
              <div key={row} className="border-b border-line p-4">
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="mt-3 h-3.5 w-2/5" />
              </div>
            ))}
          </SkeletonGroup>
        }
        empty={
          query ? (
            <EmptyState action={<Button onClick={() => search.setQuery('')}>Clear the search</Button>}>
              No projection has the words “{query}” in its name.
            </EmptyState>
          ) : isArchived ? (
            <EmptyState>Nothing is archived.</EmptyState>
          ) : (
            <EmptyState action={<Button onClick={onCreate}>Start from a template</Button>}>
              You have no projections yet. A template gives you a five-year plan to change.
            </EmptyState>
          )
        }
      />
    </>
  );
}
