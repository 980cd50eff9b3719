import { formatCounted, isSameValue, type CountedValue } from '../../lib/facetValues';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { MenuCheckbox } from '../overlay/Menu';

export interface FacetOptionsProps {
  values: readonly CountedValue[];
  /** Whether all matches were counted. */
  isComplete: boolean;
  chosen: readonly string[];
  /** Most values that can be chosen. */
  max: number;
  /** What the counts count: "jobs". */
  what: string;
  format: (value: string) => string;
  onToggle: (value: string) => void;
}

/** The values of a facet inside a Menu, each with its count. Several can be chosen. */
export function FacetOptions({ values, isComplete, chosen, max, what, format, onToggle }: FacetOptionsProps) {
  const isFull = chosen.length >= max;
  return (
    <>
      {values.map(({ value, count }) => {
        const isChosen = chosen.some((one) => isSameValue(one, value));
        return (
          <MenuCheckbox
            key={value.toLowerCase()}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onCheckedChange={() => onToggle(value)}
          >
            <span className="min-w-0 flex-1 break-words">{format(value)}</span>
            <span className="shrink-0 text-meta text-ink-3 tabular-nums">
              {formatCounted(count, isComplete)}
              <VisuallyHidden> {what}</VisuallyHidden>
            </span>
          </MenuCheckbox>
        );
      })}
      {isFull && <p className="px-3 py-2 text-meta text-ink-2">You can choose up to {max}.</p>}
    </>
  );
}
