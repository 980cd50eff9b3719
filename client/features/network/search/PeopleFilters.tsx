import { useQuery } from '@apollo/client/react';
import { ChevronDown } from 'lucide-react';
import { peopleFacets, searchLimits, type PeopleFacetName } from '../../../../shared/contracts/search';
import { formatCounted, offeredValues } from '../../../lib/facetValues';
import { Button } from '../../../ui/button/Button';
import { Status } from '../../../ui/feedback/Status';
import { FacetOptions } from '../../../ui/filter/FacetOptions';
import { Menu } from '../../../ui/overlay/Menu';
import { needs, stages } from '../../profile/profileLabels';
import { countChosen, togglePeopleFilter, type PeopleFilter } from './peopleFilter';
import { PeopleFacetsDocument, type Facet_ValuesFragment } from './__generated__/PeopleResults.generated';

const labels: Record<PeopleFacetName, string> = {
  skills: 'Skills',
  locations: 'Location',
  stages: 'Stage',
  lookingFor: 'Looking for',
};

const enumLabels: Partial<Record<PeopleFacetName, readonly { value: string; label: string }[]>> = {
  stages,
  lookingFor: needs,
};
const valueLabel = (facet: PeopleFacetName, value: string): string =>
  enumLabels[facet]?.find((one) => one.value === value)?.label ?? value;

interface FacetMenuProps {
  facet: PeopleFacetName;
  counted: Facet_ValuesFragment | undefined;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function FacetMenu({ facet, counted, chosen, onToggle }: FacetMenuProps) {
  const values = offeredValues(counted?.values, chosen);
  const label = labels[facet];
  return (
    <Menu
      align="start"
      trigger={
        <Button disabled={values.length === 0} className="max-w-full px-3!">
          <span className="truncate">
            {label}
            {chosen.length > 0 && <span className="font-bold">: {valueLabel(facet, chosen[0]!)}</span>}
            {chosen.length > 1 && <span className="font-bold"> +{chosen.length - 1}</span>}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </Button>
      }
    >
      <FacetOptions
        values={values}
        isComplete={counted?.isComplete ?? true}
        chosen={chosen}
        max={searchLimits.facetValues}
        what="people"
        format={(value) => valueLabel(facet, value)}
        onToggle={onToggle}
      />
    </Menu>
  );
}

export interface PeopleFiltersProps {
  query: string;
  filter: PeopleFilter;
  /** Whether the number of people is shown. */
  showsTotal: boolean;
  onChange: (filter: PeopleFilter) => void;
}

/** Filters of a search for people, each value with the number of people whom it would leave. */
export function PeopleFilters({ query, filter, showsTotal, onChange }: PeopleFiltersProps) {
  const { data: current, previousData } = useQuery(PeopleFacetsDocument, {
    variables: { query, filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const facets = (current ?? previousData)?.peopleFacets;
  return (
    <div className="border-b border-line px-4 py-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Filters</legend>
        {peopleFacets.map((facet) => (
          <FacetMenu
            key={facet}
            facet={facet}
            counted={facets?.[facet]}
            chosen={filter[facet]}
            onToggle={(value) => onChange(togglePeopleFilter(filter, facet, value))}
          />
        ))}
      </fieldset>
      {showsTotal && (
        <div className="-mb-2 flex min-h-control flex-wrap items-center justify-between gap-x-4">
          <Status className="text-meta text-ink-2 tabular-nums">
            {facets &&
              `${formatCounted(facets.total, facets.isComplete)} ${facets.total === 1 && facets.isComplete ? 'person' : 'people'}`}
          </Status>
          {countChosen(filter) > 0 && (
            <Button
              variant="quiet"
              className="-mr-3 px-3!"
              onClick={() => onChange({ skills: [], locations: [], stages: [], lookingFor: [] })}
            >
              Clear filters
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
