import { useNavigate } from 'react-router-dom';
import { primaryAction } from '../../shell/registry';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { searchPath } from './searchPath';
import { widerSearches } from './widerSearches';

/** A search without results: what would find more, or else being the first to write about it. */
export function NothingFound({ query }: { query: string }) {
  const navigate = useNavigate();
  const wider = widerSearches(query);
  const action = primaryAction();
  if (wider.length === 0) {
    return (
      <EmptyState
        action={
          action && (
            <Button icon={action.icon} onClick={() => action.run(navigate)}>
              Write the first one
            </Button>
          )
        }
      >
        No post that you can see mentions <span className="break-words text-ink">{query}</span> yet.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap gap-2">
          {wider.map((each) => (
            <ButtonLink key={each} to={searchPath(each)} className="max-w-full">
              <span className="truncate">{each}</span>
            </ButtonLink>
          ))}
        </div>
      }
    >
      No post that you can see matches all of <span className="break-words text-ink">{query}</span>. Search for less:
    </EmptyState>
  );
}
