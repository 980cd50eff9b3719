import { useSearchParams } from 'react-router-dom';
import { lazyOptional } from '../../../shell/lazyOptional';
import { useRowShortcuts } from '../../../shell/shortcuts/useRowShortcuts';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { PageTitle } from '../../../ui/text/PageTitle';
import { SourcesSkeleton } from '../sources/SourcesSkeleton';
import { LatestNews } from './LatestNews';
import { SavedNews } from './SavedNews';

/** Also a section of the settings. */
const NewsSources = lazyOptional(async () => (await import('../sources/NewsSources')).NewsSources, <SourcesSkeleton />);

const tabs = [
  { value: 'latest', label: 'Latest' },
  { value: 'later', label: 'Read later' },
  { value: 'sources', label: 'Sources' },
] as const;

/** News stories. Tab and source are query parameters, so that links can open them. */
export function NewsPage() {
  const [search, setSearch] = useSearchParams();
  const currentTab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'latest';

  useRowShortcuts({ group: 'News', name: 'story', rows: '[data-story]', link: 'h2 a' });

  function selectTab(tab: string) {
    setSearch(tab === 'latest' ? {} : { tab }, { replace: true });
    window.scrollTo({ top: 0 });
  }

  function selectSource(source: string | null) {
    setSearch(source === null ? {} : { source }, { replace: true });
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageTitle title="News" hidden />
      <Tabs
        label="News"
        items={tabs}
        value={currentTab}
        onValueChange={selectTab}
        className="z-1 bg-surface md:sticky md:top-0"
      >
        <TabPanel value="latest">
          <LatestNews sourceId={search.get('source')} onSourceChange={selectSource} />
        </TabPanel>
        <TabPanel value="later">
          <SavedNews />
        </TabPanel>
        <TabPanel value="sources" className="pt-4">
          <NewsSources />
        </TabPanel>
      </Tabs>
    </>
  );
}
