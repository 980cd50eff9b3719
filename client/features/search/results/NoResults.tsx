import { useNavigate } from 'react-router-dom';
import type { SearchKind } from '../../../shell/feature';
import { primaryAction } from '../../../shell/registry';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { parseSearchTerms } from '../query/parseSearchTerms';
import { searchPath } from '../query/searchPath';
import { suggestBroaderQueries } from '../query/suggestBroaderQueries';

export interface NoResultsProps {
  query: string;
  /** The searched kind; undefined for all kinds. */
  kind?: SearchKind;
}

/** Empty state of a search: suggests broader queries, else all kinds, else people or writing a post. */
export function NoResults({ query, kind }: NoResultsProps) {
  // Nobody can write the posts of another person.
  const author = parseSearchTerms(query).from;
  const broaderQueries = suggestBroaderQueries(query);
  const summary = kind ? `No ${kind.label.toLowerCase()} found for` : 'No results for';
  const quotedQuery = <span className="break-words text-ink">{query}</span>;
  if (broaderQueries.length === 0) {
    return (
      <EmptyState
        action={
          kind ? (
            <ButtonLink to={searchPath(query, 'all')}>Search all</ButtonLink>
          ) : author === undefined ? (
            <PrimaryActionButton />
          ) : (
            <ButtonLink to={searchPath(author, 'people')}>Search people</ButtonLink>
          )
        }
      >
        {summary} {quotedQuery}.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap gap-2">
          {broaderQueries.map((broaderQuery) => (
            <ButtonLink key={broaderQuery} to={searchPath(broaderQuery, kind?.id)} className="max-w-full">
              <span className="truncate">{broaderQuery}</span>
            </ButtonLink>
          ))}
        </div>
      }
    >
      {summary} {quotedQuery}. Try a broader search:
    </EmptyState>
  );
}

function PrimaryActionButton() {
  const navigate = useNavigate();
  const action = primaryAction();
  return (
    action && (
      <Button icon={action.icon} onClick={() => action.run(navigate)}>
        Write a post
      </Button>
    )
  );
}
