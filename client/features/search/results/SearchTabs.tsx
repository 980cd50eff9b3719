import { useNavigate } from 'react-router-dom';
import { searchKinds } from '../../../shell/registry';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { AllResults } from './AllResults';
import { SearchKindResults } from './SearchKindResults';
import { NoResults } from './NoResults';
import { currentSearch, searchPath } from '../query/searchPath';

const ALL = 'all';
const kinds = searchKinds();
const tabs = [{ value: ALL, label: 'All' }, ...kinds.map(({ id, label }) => ({ value: id, label }))];

export interface SearchTabsProps {
  query: string;
  /** Id of the kind in the URL, if any. */
  selectedKind: string | null;
  /** Kind shown without one in the URL. Hashtag searches show posts. */
  defaultKind?: string;
}

/** Search results: the first of every kind, or all of one kind, as the URL selects. */
export function SearchTabs({ query, selectedKind, defaultKind = ALL }: SearchTabsProps) {
  const navigate = useNavigate();
  const activeKind = tabs.find(({ value }) => value === selectedKind)?.value ?? defaultKind;
  return (
    <Tabs
      label="Result types"
      items={tabs}
      value={activeKind}
      onValueChange={(kind) =>
        void navigate(searchPath(currentSearch().get('query') ?? query, kind === defaultKind ? undefined : kind), {
          replace: true,
          preventScrollReset: true,
        })
      }
    >
      <TabPanel value={ALL}>
        <AllResults key={query} query={query} kinds={kinds} empty={<NoResults query={query} />} />
      </TabPanel>
      {kinds.map((kind) => (
        <TabPanel key={kind.id} value={kind.id}>
          <SearchKindResults
            key={query}
            kind={kind}
            view="Results"
            query={query}
            empty={<NoResults query={query} kind={kind} />}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}
