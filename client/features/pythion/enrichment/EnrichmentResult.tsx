import type { EnrichmentQuery } from './__generated__/Enrichment.generated';

type State = EnrichmentQuery['analysis']['enrichment'];

/** A failed run or call. */
export const failureClasses = 'rounded-control bg-danger-soft px-3 py-2 text-pretty text-on-danger-soft';

const countSentences = (count: number): string => (count === 1 ? '1 sentence' : `${count} sentences`);

/** How the last run of the language model ended; nothing before the first one. */
export function EnrichmentResult({ enrichment }: { enrichment: State }) {
  const { status, failure, model, sentenceCount, droppedCount } = enrichment;
  if (status === 'done')
    return (
      <p className="text-pretty">
        {model} added {countSentences(sentenceCount)}, marked “Language model”.
        {droppedCount > 0 &&
          ` ${countSentences(droppedCount)} ${droppedCount === 1 ? 'was' : 'were'} left out because your text doesn’t back up a number, name, or claim in ${droppedCount === 1 ? 'it' : 'them'}.`}
      </p>
    );
  if (status === 'failed')
    return (
      <p className={failureClasses}>
        <span className="font-medium">{failure}</span> The built-in report is unchanged.
      </p>
    );
  if (status === 'cancelled') return <p>Canceled. The built-in report is unchanged.</p>;
  return null;
}
