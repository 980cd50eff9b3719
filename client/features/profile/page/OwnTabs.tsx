import type { FragmentType } from '@apollo/client/masking';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/Button';
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

/** What the person wrote, what they say about themselves, and what they keep. The address says which, so that a link can lead to each. */
export function OwnTabs({ profile, onEdit }: OwnTabsProps) {
  const [search, setSearch] = useSearchParams();
  const wanted = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'posts';
  return (
    <Tabs
      label="Your posts, profile and bookmarks"
      items={tabs}
      value={wanted}
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
