import { useQuery } from '@apollo/client/react';
import { jobLimits } from '../../../../shared/contracts/job';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { labelOf, typeLabels } from '../jobLabels';
import { formatLeastPay } from '../text/formatPay';
import { formatTimeZone, ownTimeZone } from '../text/formatPlace';
import { ChoiceMenu, FacetMenu } from '../../../ui/filter/FacetMenu';
import { PayMenu } from './PayMenu';
import { countFilters, noFilter, toggleFilterValue, type JobFilter } from './jobFilter';
import { JobFacetsDocument } from './__generated__/JobFacets.generated';

const workplaceLabels = { true: 'Remote', false: 'On site' };

const formatDays = (days: string) => (days === '1' ? 'Last 24 hours' : `Last ${days} days`);

export interface JobFiltersProps {
  query: string;
  filter: JobFilter;
  onChange: (filter: JobFilter) => void;
}

/** Menus of the facets of jobs, with the number of matching jobs for each value. */
export function JobFilters({ query, filter, onChange }: JobFiltersProps) {
  const { data, previousData, error, refetch } = useQuery(JobFacetsDocument, {
    variables: { query, filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // The menus stay while new counts load.
  const facets = (data ?? previousData)?.jobFacets;
  const zone = filter.timeZone ?? ownTimeZone();
  const listMenu = (label: string, facet: 'types' | 'places' | 'skills', format?: (value: string) => string) => (
    <FacetMenu
      label={label}
      counted={facets?.[facet]}
      chosen={filter[facet]}
      max={jobLimits.facetValues}
      what="jobs"
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
        <ChoiceMenu
          label="Workplace"
          anyLabel="Remote or on site"
          counted={facets?.remote}
          chosen={filter.remote === null ? null : String(filter.remote)}
          format={(value) => labelOf(workplaceLabels, value)}
          onChoose={(value) => onChange({ ...filter, remote: value === null ? null : value === 'true' })}
          extra={{
            label: `Works in my time zone (${formatTimeZone(zone)})`,
            isChosen: filter.timeZone !== null,
            onToggle: (isChosen) => onChange({ ...filter, timeZone: isChosen ? ownTimeZone() : null }),
          }}
        />
        {listMenu('Place', 'places')}
        {listMenu('Type', 'types', (value) => labelOf(typeLabels, value))}
        {listMenu('Skills', 'skills')}
        <PayMenu facets={facets} filter={filter} onChange={onChange} format={formatLeastPay} />
        <ChoiceMenu
          label="Equity"
          anyLabel="Any equity"
          counted={facets?.equity}
          chosen={filter.equityMin === null ? null : String(filter.equityMin)}
          format={(value) => `${value}% or more`}
          onChoose={(value) => onChange({ ...filter, equityMin: value === null ? null : Number(value) })}
        />
        <ChoiceMenu
          label="Posted"
          anyLabel="Any time"
          counted={facets?.postedWithinDays}
          chosen={filter.postedWithinDays === null ? null : String(filter.postedWithinDays)}
          format={formatDays}
          onChoose={(value) => onChange({ ...filter, postedWithinDays: value === null ? null : Number(value) })}
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
