import { useNavigate } from 'react-router-dom';
import { searchKinds } from '../../../shell/registry';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { AllResults } from './AllResults';
import { SearchKindResults } from './SearchKindResults';
import { NoResults } from './NoResults';
import { searchPath } from '../query/searchPath';

const all = 'all';
const kinds = searchKinds();
const tabs = [{ value: all, label: 'All' }, ...kinds.map(({ id, label }) => ({ value: id, label }))];

export interface SearchTabsProps {
  query: string;
  /** Id of the kind that the address asks for, if it does. */
  wanted: string | null;
  /** What is shown when it does not: a hashtag leads to its posts. */
  usual?: string;
}

/** What a search found: the first of every kind, or all of one. The address says which. */
export function SearchTabs({ query, wanted, usual = all }: SearchTabsProps) {
  const navigate = useNavigate();
  const shown = tabs.find(({ value }) => value === wanted)?.value ?? usual;
  return (
    <Tabs
      label="Kinds of results"
      items={tabs}
      value={shown}
      onValueChange={(kind) =>
        void navigate(searchPath(query, kind === usual ? undefined : kind), { replace: true, preventScrollReset: true })
      }
    >
      <TabPanel value={all}>
        <AllResults key={query} query={query} kinds={kinds} empty={<NoResults query={query} />} />
      </TabPanel>
      {kinds.map((kind) => (
        <TabPanel key={kind.id} value={kind.id}>
          <SearchKindResults
            key={query}
            kind={kind}
            part="Results"
            query={query}
            empty={<NoResults query={query} kind={kind} />}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}
