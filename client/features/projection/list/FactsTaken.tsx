import type { FromFacts } from '../../../../shared/projection/fromFacts';
import { describeEntry } from '../inputs/entries';
import { templateLabels } from '../inputs/labels';
import { labelOf } from '../inputs/sections';
import { getAt, isObject } from '../model/document';

/** What a new model takes over from an analysis. */
export function FactsTaken({ inputs, taken }: FromFacts) {
  return (
    <section aria-labelledby="facts-taken">
      <h3 id="facts-taken" className="font-medium">
        From your analysis
      </h3>
      {taken.length === 0 ? (
        <p className="mt-1 text-ink-2">It states no numbers that a projection uses.</p>
      ) : (
        <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 tabular-nums">
          {taken.map((path) => {
            const value = getAt(inputs, path.split('.'));
            return (
              <div key={path} className="contents">
                <dt className="border-b border-line py-1.5 text-ink-2">{labelOf(path.split('.'))}</dt>
                <dd className="border-b border-line py-1.5 text-right">
                  {isObject(value) ? describeEntry('costs', value).detail : String(value)}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p className="mt-2 text-meta text-ink-2">
        The rest comes from the template {templateLabels[inputs.template].label.toLowerCase()}. Amounts are in{' '}
        {inputs.currency}.
      </p>
    </section>
  );
}
