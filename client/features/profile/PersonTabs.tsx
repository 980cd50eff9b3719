import type { FragmentType } from '@apollo/client/masking';
import { useSearchParams } from 'react-router-dom';
import { useLiveChannel } from '../../live/LiveProvider';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { About } from './About';
import type { About_ProfileFragment } from './About.generated';
import { PersonPosts } from './PersonPosts';

const tabs = [
  { value: 'posts', label: 'Posts' },
  { value: 'about', label: 'About' },
] as const;

/** What another person wrote, and what they say about themselves. The address says which, so that a link can lead to either. */
export function PersonTabs({ person }: { person: { id: string; displayName: string } & FragmentType<About_ProfileFragment> }) {
  const [search, setSearch] = useSearchParams();
  // Tells when somebody leaves.
  useLiveChannel('private-feed');
  return (
    <Tabs
      label={`More about ${person.displayName}`}
      items={tabs}
      value={search.get('tab') === 'about' ? 'about' : 'posts'}
      onValueChange={(tab) => setSearch(tab === 'about' ? { tab } : {}, { replace: true, preventScrollReset: true })}
      className="border-t border-line"
    >
      <TabPanel value="posts">
        <PersonPosts userId={person.id} name={person.displayName} />
      </TabPanel>
      <TabPanel value="about">
        <About profile={person} />
      </TabPanel>
    </Tabs>
  );
}
