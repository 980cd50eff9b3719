import { useCallback, useState, type ReactNode } from 'react';
import type { SearchKind } from '../../../shell/feature';
import { TextLink } from '../../../ui/text/TextLink';
import { SearchKindResults } from './SearchKindResults';
import { searchPath } from '../query/searchPath';

export interface AllResultsProps {
  query: string;
  kinds: readonly SearchKind[];
  /** Shown when no kind has results. */
  empty: ReactNode;
}

/** The first results of each kind. A kind without results is hidden; a kind that failed shows its own error. */
export function AllResults({ query, kinds, empty }: AllResultsProps) {
  const [counts, setCounts] = useState<Record<string, number>>({});
  const handleCount = useCallback((id: string, count: number) => setCounts((last) => ({ ...last, [id]: count })), []);
  return (
    <>
      {kinds.every(({ id }) => counts[id] === 0) && empty}
      {kinds.map((kind) => (
        <KindSection key={kind.id} kind={kind} query={query} count={counts[kind.id]} onCount={handleCount} />
      ))}
    </>
  );
}

interface KindSectionProps {
  kind: SearchKind;
  query: string;
  /** Number of shown results; undefined while loading. */
  count: number | undefined;
  onCount: (id: string, count: number) => void;
}

function KindSection({ kind, query, count, onCount }: KindSectionProps) {
  const { id, label } = kind;
  const handleFound = useCallback((resultCount: number) => onCount(id, resultCount), [id, onCount]);
  return (
    <section
      aria-labelledby={`results-${id}`}
      hidden={count === 0}
      className="border-b-[8px] border-canvas last:border-b-0"
    >
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line px-4">
        <h2 id={`results-${id}`} className="text-lead">
          {label}
        </h2>
        {!!count && (
          <TextLink to={searchPath(query, id)} className="flex min-h-control items-center">
            Show all<span className="sr-only"> {label.toLowerCase()}</span>
          </TextLink>
        )}
      </div>
      <SearchKindResults kind={kind} view="FirstResults" query={query} onFound={handleFound} />
    </section>
  );
}
