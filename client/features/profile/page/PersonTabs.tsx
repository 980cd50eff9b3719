import type { FragmentType } from '@apollo/client/masking';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { About } from '../about/About';
import type { About_ProfileFragment } from '../about/__generated__/About.generated';
import { PersonPosts } from './PersonPosts';

const tabs = [
  { value: 'posts', label: 'Posts' },
  { value: 'about', label: 'About' },
] as const;

/** What another person wrote, and what they say about themselves. The address says which, so that a link can lead to either. */
export function PersonTabs({
  person,
}: {
  person: { id: string; displayName: string } & FragmentType<About_ProfileFragment>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useSearchParams();
  const show = (tab: string) => setSearch(tab === 'about' ? { tab } : {}, { replace: true, preventScrollReset: true });

  function handleSeePosts() {
    show('posts');
    // The button that was pressed goes with its panel.
    box.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  }

  return (
    <div ref={box}>
      <Tabs
        label={`More about ${person.displayName}`}
        items={tabs}
        value={search.get('tab') === 'about' ? 'about' : 'posts'}
        onValueChange={show}
        className="border-t border-line"
      >
        <TabPanel value="posts">
          <PersonPosts userId={person.id} name={person.displayName} />
        </TabPanel>
        <TabPanel value="about">
          <About profile={person} action={<Button onClick={handleSeePosts}>See their posts</Button>} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
