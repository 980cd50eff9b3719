import type { NewsSource_NewsSourceFragment } from '../sources/__generated__/NewsSources.generated';

/** News older than this are called old, when sources fail. */
const OLD_AFTER_MS = 2 * 60 * 60_000;

type Source = Pick<NewsSource_NewsSourceFragment, 'fetchedAt' | 'isFailing'>;

export type NewsAge = { state: 'current' } | { state: 'old'; since: string } | { state: 'never' };

/**
 * How old the shown stories are: of one source, or of all.
 * @param fetchedAt when any source was last read
 * @param now milliseconds since 1970
 */
export function getNewsAge(
  shown: { source: Source | undefined; sources: readonly Source[]; fetchedAt: string | null },
  now: number,
): NewsAge {
  const { fetchedAt, isFailing } = shown.source ?? {
    fetchedAt: shown.fetchedAt,
    isFailing: shown.sources.some((source) => source.isFailing),
  };
  if (!isFailing) return { state: 'current' };
  if (!fetchedAt) return { state: 'never' };
  return now - Date.parse(fetchedAt) > OLD_AFTER_MS ? { state: 'old', since: fetchedAt } : { state: 'current' };
}
