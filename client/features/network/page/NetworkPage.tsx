import { useSearchParams } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageTitle } from '../../../ui/text/PageTitle';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { NetworkList } from '../people/NetworkList';
import { ReceivedRequests } from './ReceivedRequests';
import { SentRequests } from './SentRequests';
import { Suggestions } from './Suggestions';

const tabs = [
  { value: 'requests', label: 'Requests' },
  { value: 'connections', label: 'Connections' },
  { value: 'following', label: 'Following' },
  { value: 'followers', label: 'Followers' },
  { value: 'suggestions', label: 'Suggestions' },
] as const;

const suggestionsLink = <ButtonLink to="/network?tab=suggestions">See suggestions</ButtonLink>;

/** The viewer's connections, follows, requests and suggestions in tabs. The tab is a query parameter, so that links can open it. */
export function NetworkPage() {
  const viewerId = useAuth().user!.id;
  const [search, setSearch] = useSearchParams();
  const currentTab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'requests';
  return (
    <>
      <PageTitle title="Network" hidden />
      <Tabs
        label="Your network"
        items={tabs}
        value={currentTab}
        onValueChange={(tab) => setSearch(tab === 'requests' ? {} : { tab }, { replace: true })}
        className="z-1 bg-surface md:sticky md:top-0"
      >
        <TabPanel value="requests">
          <ReceivedRequests />
          <SentRequests />
        </TabPanel>
        <TabPanel value="connections">
          <NetworkList
            kind="connections"
            personId={viewerId}
            label="Your connections"
            empty={
              <EmptyState action={suggestionsLink}>
                You don’t have any connections yet. Connect with people you know or want to work with.
              </EmptyState>
            }
          />
        </TabPanel>
        <TabPanel value="following">
          <NetworkList
            kind="following"
            personId={viewerId}
            label="People you follow"
            empty={
              <EmptyState action={suggestionsLink}>
                You’re not following anyone yet. Follow people to see their posts in your feed.
              </EmptyState>
            }
          />
        </TabPanel>
        <TabPanel value="followers">
          <NetworkList
            kind="followers"
            personId={viewerId}
            label="Your followers"
            empty={
              <EmptyState action={<ButtonLink to="/home">Go to your feed</ButtonLink>}>
                You don’t have any followers yet. Share a post to help people find you.
              </EmptyState>
            }
          />
        </TabPanel>
        <TabPanel value="suggestions">
          <Suggestions />
        </TabPanel>
      </Tabs>
    </>
  );
}
