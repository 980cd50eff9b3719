import { useQuery } from '@apollo/client/react';
import { maxCountedTeams, maxRankedTeams } from '../../../../shared/contracts/team';
import { ListHead } from '../../../ui/filter/ListHead';
import { formatTeamCount } from '../filter/formatTeamCount';
import { TeamFacetsDocument } from '../filter/__generated__/TeamFacets.generated';
import { useTeamSearch } from '../useTeamSearch';

const options = [
  { value: 'NEWEST', label: 'Newest', short: 'Newest' },
  { value: 'BEST_FIT', label: 'Best fit to your profile', short: 'Best fit' },
] as const;

/** Number of matching teams, and their order. */
export function TeamListHead() {
  const { search, sort, setSort } = useTeamSearch();
  const { data } = useQuery(TeamFacetsDocument, { variables: search, fetchPolicy: 'cache-only' });
  const facets = data?.teamFacets;
  const isPartlyRanked = facets && (facets.total > maxRankedTeams || facets.total >= maxCountedTeams);
  return (
    <ListHead
      count={facets && formatTeamCount(facets.total, facets.isComplete)}
      sort={sort}
      options={options}
      onSort={setSort}
      note={
        sort === 'BEST_FIT' &&
        isPartlyRanked &&
        `Ranks ${maxRankedTeams} teams: the newest that share something with your profile, then the newest others.`
      }
    />
  );
}
