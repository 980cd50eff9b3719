import { useQuery } from '@apollo/client/react';
import { teamLimits } from '../../../../shared/contracts/team';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ChoiceMenu, FacetMenu } from '../../../ui/filter/FacetMenu';
import { stages } from '../../profile/profileLabels';
import { remoteLabels } from '../teamLabels';
import { countFilters, noFilter, toggleFilterValue, type ListFacet, type TeamFilter } from './teamFilter';
import { TeamFacetsDocument } from './__generated__/TeamFacets.generated';

const stageLabels: Record<string, string> = Object.fromEntries(stages.map(({ value, label }) => [value, label]));
const workLabels: Record<string, string> = remoteLabels;

export interface TeamFiltersProps {
  query: string;
  filter: TeamFilter;
  onChange: (filter: TeamFilter) => void;
}

/** Menus of the facets of teams, with the number of matching teams for each value. */
export function TeamFilters({ query, filter, onChange }: TeamFiltersProps) {
  const { data, previousData, error, refetch } = useQuery(TeamFacetsDocument, {
    variables: { query, filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // The menus stay while new counts load.
  const facets = (data ?? previousData)?.teamFacets;
  const listMenu = (label: string, facet: ListFacet, format?: (value: string) => string) => (
    <FacetMenu
      label={label}
      counted={facets?.[facet]}
      chosen={filter[facet]}
      max={teamLimits.facetValues}
      what="teams"
      format={format}
      onToggle={(value) => onChange(toggleFilterValue(filter, facet, value))}
    />
  );

  return (
    <>
      {error && !facets && (
        <div className="mb-2">
          <ErrorState onRetry={() => void refetch()}>{toCallError(error, 'Couldn’t load filters.').message}</ErrorState>
        </div>
      )}
      <fieldset aria-label="Filters" className="flex min-w-0 flex-wrap gap-2">
        {listMenu('Skills', 'skills')}
        {listMenu('Stage', 'stages', (value) => stageLabels[value] ?? value)}
        {listMenu('Workplace', 'remote', (value) => workLabels[value] ?? value)}
        {listMenu('Place', 'places')}
        <ChoiceMenu
          label="Hours"
          anyLabel="Any hours"
          counted={facets?.hours}
          chosen={filter.hours === null ? null : String(filter.hours)}
          format={(value) => `Up to ${value} hours a week`}
          onChoose={(value) => onChange({ ...filter, hours: value === null ? null : Number(value) })}
        />
        <ChoiceMenu
          label="Equity"
          anyLabel="Any equity"
          counted={facets?.equity}
          chosen={filter.equityMin === null ? null : String(filter.equityMin)}
          format={(value) => `${value}% or more`}
          onChoose={(value) => onChange({ ...filter, equityMin: value === null ? null : Number(value) })}
        />
        {countFilters(filter) > 0 && (
          <Button variant="quiet" className="px-3!" onClick={() => onChange(noFilter)}>
            Clear filters
          </Button>
        )}
      </fieldset>
    </>
  );
}
