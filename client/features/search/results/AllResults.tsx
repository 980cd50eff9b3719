import { useCallback, useState, type ReactNode } from 'react';
import type { SearchKind } from '../../../shell/feature';
import { TextLink } from '../../../ui/TextLink';
import { SearchKindResults } from './SearchKindResults';
import { searchPath } from '../query/searchPath';

export interface AllResultsProps {
  query: string;
  kinds: readonly SearchKind[];
  /** Shown when no kind has anything. */
  empty: ReactNode;
}

/** The first few of each kind. A kind that found nothing takes no room, one that failed says so for itself. */
export function AllResults({ query, kinds, empty }: AllResultsProps) {
  const [found, setFound] = useState<Record<string, number>>({});
  const tell = useCallback((id: string, count: number) => setFound((last) => ({ ...last, [id]: count })), []);
  return (
    <>
      {kinds.every(({ id }) => found[id] === 0) && empty}
      {kinds.map((kind) => (
        <KindSection key={kind.id} kind={kind} query={query} found={found[kind.id]} onFound={tell} />
      ))}
    </>
  );
}

interface KindSectionProps {
  kind: SearchKind;
  query: string;
  /** How many are shown; undefined while that is not known. */
  found: number | undefined;
  onFound: (id: string, count: number) => void;
}

function KindSection({ kind, query, found, onFound }: KindSectionProps) {
  const { id, label } = kind;
  const tell = useCallback((count: number) => onFound(id, count), [id, onFound]);
  return (
    <section
      aria-labelledby={`found-${id}`}
      hidden={found === 0}
      className="border-b-[8px] border-canvas last:border-b-0"
    >
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line px-4">
        <h2 id={`found-${id}`} className="text-lead">
          {label}
        </h2>
        {!!found && (
          <TextLink to={searchPath(query, id)} className="flex min-h-control items-center">
            Show all<span className="sr-only"> {label.toLowerCase()}</span>
          </TextLink>
        )}
      </div>
      <SearchKindResults kind={kind} part="FirstResults" query={query} onFound={tell} />
    </section>
  );
}
