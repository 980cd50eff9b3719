import { useSearchParams } from 'react-router-dom';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { Bookmarks } from './Bookmarks';
import { PersonPosts } from './PersonPosts';

const tabs = [
  { value: 'posts', label: 'Posts' },
  { value: 'bookmarks', label: 'Bookmarks' },
] as const;

/** What the person wrote and what they keep. The address says which, so that a link can lead to either. */
export function OwnTabs({ userId }: { userId: string }) {
  const [search, setSearch] = useSearchParams();
  return (
    <Tabs
      label="Your posts and bookmarks"
      items={tabs}
      value={search.get('tab') === 'bookmarks' ? 'bookmarks' : 'posts'}
      onValueChange={(tab) => setSearch(tab === 'bookmarks' ? { tab } : {}, { replace: true, preventScrollReset: true })}
      className="border-t border-line"
    >
      <TabPanel value="posts">
        <PersonPosts userId={userId} />
      </TabPanel>
      <TabPanel value="bookmarks">
        <Bookmarks />
      </TabPanel>
    </Tabs>
  );
}
