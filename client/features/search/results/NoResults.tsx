import { useNavigate } from 'react-router-dom';
import type { SearchKind } from '../../../shell/feature';
import { primaryAction } from '../../../shell/registry';
import { Button, ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { searchPath } from '../query/searchPath';
import { suggestBroaderQueries } from '../query/suggestBroaderQueries';

export interface NoResultsProps {
  query: string;
  /** The one kind that was looked for; left out when it was all of them. */
  kind?: SearchKind;
}

/** A search without results: what would find more, else the other kinds, or else being the first to write about it. */
export function NoResults({ query, kind }: NoResultsProps) {
  const wider = suggestBroaderQueries(query);
  const nothing = kind ? `No ${kind.label.toLowerCase()} that you can see match` : 'Nothing that you can see matches';
  const asked = <span className="break-words text-ink">{query}</span>;
  if (wider.length === 0) {
    return (
      <EmptyState
        action={kind ? <ButtonLink to={searchPath(query, 'all')}>Search everything</ButtonLink> : <WriteFirst />}
      >
        {nothing} {asked} yet.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap gap-2">
          {wider.map((each) => (
            <ButtonLink key={each} to={searchPath(each, kind?.id)} className="max-w-full">
              <span className="truncate">{each}</span>
            </ButtonLink>
          ))}
        </div>
      }
    >
      {nothing} all of {asked}. Search for less:
    </EmptyState>
  );
}

function WriteFirst() {
  const navigate = useNavigate();
  const action = primaryAction();
  return (
    action && (
      <Button icon={action.icon} onClick={() => action.run(navigate)}>
        Write the first one
      </Button>
    )
  );
}
