import type { FragmentType } from '@apollo/client/masking';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/button/Button';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { About } from '../about/About';
import type { About_ProfileFragment } from '../about/__generated__/About.generated';
import { Bookmarks } from './Bookmarks';
import { PersonPosts } from './PersonPosts';

const tabs = [
  { value: 'posts', label: 'Posts' },
  { value: 'about', label: 'About' },
  { value: 'bookmarks', label: 'Bookmarks' },
] as const;

export interface OwnTabsProps {
  profile: { id: string } & FragmentType<About_ProfileFragment>;
  onEdit: () => void;
}

/** Posts, About and Bookmarks of the viewer. The tab is a query parameter, so that links can open it. */
export function OwnTabs({ profile, onEdit }: OwnTabsProps) {
  const [search, setSearch] = useSearchParams();
  const currentTab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'posts';
  return (
    <Tabs
      label="Your posts, profile and bookmarks"
      items={tabs}
      value={currentTab}
      onValueChange={(tab) => setSearch(tab === 'posts' ? {} : { tab }, { replace: true, preventScrollReset: true })}
      className="border-t border-line"
    >
      <TabPanel value="posts">
        <PersonPosts userId={profile.id} />
      </TabPanel>
      <TabPanel value="about">
        <About profile={profile} isOwn action={<Button onClick={onEdit}>Edit profile</Button>} />
      </TabPanel>
      <TabPanel value="bookmarks">
        <Bookmarks />
      </TabPanel>
    </Tabs>
  );
}
