import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { searchPath } from '../query/searchPath';

export interface RecentSearchesProps {
  searches: readonly string[];
  onRemove: (query: string) => void;
  onClear: () => void;
}

/** Recent searches on this device, with buttons to remove one or all. */
export function RecentSearches({ searches, onRemove, onClear }: RecentSearchesProps) {
  return (
    <section aria-labelledby="recent-searches">
      <div className="flex items-center justify-between gap-4 border-b border-line py-1 pr-1 pl-4">
        <h2 id="recent-searches" className="text-lead">
          Recent searches
        </h2>
        <Button variant="quiet" onClick={onClear}>
          Clear all
        </Button>
      </div>
      <ul>
        {searches.map((query) => (
          <li key={query} className="flex items-center border-b border-line pr-1">
            <Link
              to={searchPath(query)}
              className="flex min-h-12 min-w-0 flex-1 items-center px-4 -outline-offset-2 hover:bg-fill"
            >
              <span className="truncate">{query}</span>
            </Link>
            <IconButton label={`Remove “${query}”`} icon={X} onClick={() => onRemove(query)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
