import type { CostKind } from '../../../../shared/contracts/projection';
import type { FromFacts } from '../../../../shared/projection/fromFacts';
import { describePath, describeValue } from '../inputs/describeValue';
import { costKindLabels, templateLabels } from '../inputs/labels';
import { getAt, isObject, type Path } from '../model/document';

/** What a new model takes over from an analysis. */
export function FactsTaken({ inputs, taken, pricedUnit }: FromFacts) {
  return (
    <section aria-labelledby="facts-taken">
      <h3 id="facts-taken" className="font-medium">
        From your analysis
      </h3>
      {taken.length === 0 ? (
        <p className="mt-1 text-ink-2">It states no numbers that a projection uses.</p>
      ) : (
        <dl className="mt-1 grid grid-cols-[1fr_auto] tabular-nums">
          {taken.map((name) => {
            const path = name.split('.');
            return (
              <div key={name} className="contents">
                <dt className="border-b border-line py-1.5 text-ink-2">{describePath(path, inputs)}</dt>
                <dd className="border-b border-line py-1.5 pl-4 text-right">
                  {describeTaken(path, getAt(inputs, path), inputs.currency)}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {pricedUnit && (
        <p className="mt-2 text-meta text-ink-2">
          Your price is for each {pricedUnit}. Count each of them as a customer here.
        </p>
      )}
      <p className="mt-2 text-meta text-ink-2">
        The rest comes from the template {templateLabels[inputs.template].label.toLowerCase()}.
      </p>
    </section>
  );
}

/** A value with its unit; of a cost, its amount: "9.00 EUR per customer a month"; of the team, how many they are. */
function describeTaken(path: Path, value: unknown, currency: string): string {
  if (!isObject(value)) return describeValue(path, value, currency);
  if (path[0] === 'hires') return `${value.count === 1 ? '1 person' : `${String(value.count)} people`}, pay not stated`;
  const kind = costKindLabels[value.kind as CostKind].toLowerCase();
  return `${describeValue([...path, 'amount'], value.amount, currency)} ${kind}`;
}
