import type { FragmentType } from '@apollo/client/masking';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterPaint } from '../../../lib/startup';
import { lazyPage } from '../../../shell/routing/lazyPage';
import { Button } from '../../../ui/button/Button';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { PostListSkeleton } from '../../post/list/PostListSkeleton';
import { About } from '../about/About';
import type { About_ProfileFragment } from '../about/__generated__/About.generated';

/** The person is painted first: posts load afterwards. */
const { Component: PersonPosts } = lazyPage(
  'PersonPosts',
  async () => {
    await afterPaint();
    return { Component: (await import('./PersonPosts')).PersonPosts };
  },
  <PostListSkeleton />,
);

const tabs = [
  { value: 'posts', label: 'Posts' },
  { value: 'about', label: 'About' },
] as const;

/** Posts and About of another person. The tab is a query parameter, so that links can open it. */
export function PersonTabs({
  person,
}: {
  person: { id: string; displayName: string } & FragmentType<About_ProfileFragment>;
}) {
  const container = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useSearchParams();
  const selectTab = (tab: string) =>
    setSearch(tab === 'about' ? { tab } : {}, { replace: true, preventScrollReset: true });

  function handleSeePosts() {
    selectTab('posts');
    // The focused button is removed with its panel.
    container.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  }

  return (
    <div ref={container}>
      <Tabs
        label={`${person.displayName}’s profile`}
        items={tabs}
        value={search.get('tab') === 'about' ? 'about' : 'posts'}
        onValueChange={selectTab}
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
