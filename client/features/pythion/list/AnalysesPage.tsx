import { Plus } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button/Button';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { PageTitle } from '../../../ui/text/PageTitle';
import { OwnAnalyses } from './OwnAnalyses';
import { SharedAnalyses } from './SharedAnalyses';
import { useAnalysisListShortcuts } from './useAnalysisListShortcuts';

const tabs = [
  { value: 'own', label: 'Yours', title: 'Analyses' },
  { value: 'starred', label: 'Starred', title: 'Starred analyses' },
  { value: 'shared', label: 'Shared with me', title: 'Shared analyses' },
] as const;

/** Lists of analyses. The tab is a query parameter, so that links can open it; each path has its own first tab. */
export function Component() {
  const isStarredPath = useLocation().pathname.startsWith('/starred-analyses');
  const [params, setParams] = useSearchParams();
  useAnalysisListShortcuts();
  const defaultTab = isStarredPath ? tabs[1] : tabs[0];
  const current = tabs.find(({ value }) => value === params.get('tab')) ?? defaultTab;

  function selectTab(tab: string) {
    setParams(tab === defaultTab.value ? {} : { tab }, { replace: true });
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageTitle title={current.title} hidden />
      <Tabs
        label="Analyses"
        items={tabs}
        value={current.value}
        onValueChange={selectTab}
        className="z-1 bg-surface md:sticky md:top-0 md:pr-44!"
      >
        <div className="pointer-events-none sticky top-0 z-1 -mt-12 flex h-12 items-center justify-end pr-4 max-md:hidden">
          <ButtonLink to="/pythion" variant="primary" icon={Plus} className="pointer-events-auto">
            New analysis
          </ButtonLink>
        </div>
        <TabPanel value="own">
          <OwnAnalyses isStarred={false} />
        </TabPanel>
        <TabPanel value="starred">
          <OwnAnalyses isStarred />
        </TabPanel>
        <TabPanel value="shared">
          <SharedAnalyses />
        </TabPanel>
      </Tabs>
    </>
  );
}
