import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../ui/text/PageTitle';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { PairionProfileDocument } from './__generated__/Pairion.generated';
import { AvailabilityBar } from './AvailabilityBar';
import { DailyCandidates } from './candidates/DailyCandidates';
import { SavedCandidates } from './candidates/SavedCandidates';
import { InvitationList } from './invitations/InvitationList';
import { MatchList } from './matches/MatchList';

const tabs = [
  { value: 'today', label: 'Today' },
  { value: 'invitations', label: 'Invitations' },
  { value: 'matches', label: 'Matches' },
  { value: 'saved', label: 'Saved' },
] as const;

/** Candidates of the day, invitations, matches and saved people. The tab is a query parameter, so that links can open it. */
export function PairionPage() {
  const [search, setSearch] = useSearchParams();
  const current = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'today';
  const profile = useQuery(PairionProfileDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <>
      <PageTitle title="Pairion" hidden />
      <Tabs
        label="Pairion"
        items={tabs}
        value={current}
        onValueChange={(tab) => setSearch(tab === 'today' ? {} : { tab }, { replace: true })}
        className="z-1 bg-surface md:sticky md:top-0"
      >
        <AvailabilityBar profile={profile.data?.pairionProfile} />
        <TabPanel value="today">
          <DailyCandidates
            profile={profile.data?.pairionProfile}
            profileError={profile.error}
            onRetry={() => void profile.refetch()}
          />
        </TabPanel>
        <TabPanel value="invitations">
          <InvitationList />
        </TabPanel>
        <TabPanel value="matches">
          <MatchList />
        </TabPanel>
        <TabPanel value="saved">
          <SavedCandidates />
        </TabPanel>
      </Tabs>
    </>
  );
}
