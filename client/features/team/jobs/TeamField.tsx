import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Select } from '../../../ui/form/Select';
import { OwnTeamsDocument } from '../own/__generated__/OwnTeams.generated';

const none = 'NONE';

export interface TeamFieldProps {
  /** The chosen team; null for none. */
  value: string | null;
  onChange: (teamId: string | null) => void;
}

/** Chooses one of the teams that the viewer is on. Rendered only for people with a team. */
export function TeamField({ value, onChange }: TeamFieldProps) {
  const { data, fetchMore } = useQuery(OwnTeamsDocument);
  const { hasNextPage, endCursor } = data?.ownTeams.pageInfo ?? {};
  // A select shows every option, so the other pages are loaded too. A page that fails leaves those before it.
  useEffect(() => {
    if (hasNextPage) fetchMore({ variables: { after: endCursor } }).catch(() => undefined);
  }, [fetchMore, hasNextPage, endCursor]);
  const teams = data?.ownTeams.edges
    .map(({ node }) => node)
    .filter(({ viewerMembership }) => viewerMembership === 'MEMBER');
  if (!teams || teams.length === 0) return null;
  return (
    <Select
      label="Team"
      name="teamId"
      options={[{ value: none, label: 'No team' }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
      value={teams.some(({ id }) => id === value) ? value! : none}
      onValueChange={(id) => onChange(id === none ? null : id)}
    />
  );
}
