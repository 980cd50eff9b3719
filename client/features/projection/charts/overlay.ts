import { projectionLimits } from '../../../../shared/contracts/projection';
import type { LineName } from '../../../../shared/projection/lines';
import type { Computed, Variant } from '../chosen/messages';

export const overlayLines = [
  { line: 'closingCash', label: 'Cash' },
  { line: 'revenue', label: 'Revenue' },
  { line: 'closingMrr', label: 'MRR' },
  { line: 'netBurn', label: 'Net burn' },
  { line: 'closingCustomers', label: 'Customers' },
] as const satisfies { line: LineName; label: string }[];

export type OverlayLine = (typeof overlayLines)[number]['line'];
export type ComputedVariant = { key: string | null; name: string; computed: Computed };

/** Names of data in a point: a scenario's key could be any word. */
export const seriesId = (index: number): string => `series${index}`;

export const isComputed = (variant: Variant): variant is Variant & ComputedVariant => variant.computed !== undefined;

/** One line of each variant by month. */
export function overlayPoints(variants: readonly ComputedVariant[], line: OverlayLine): Record<string, number>[] {
  return Array.from({ length: projectionLimits.months }, (_, index) => ({
    month: index + 1,
    ...Object.fromEntries(
      variants.map(({ computed }, at) => {
        const scale = line === 'closingCustomers' ? 1_000_000 : 10 ** computed.digits;
        return [seriesId(at), computed.lines[line][index + 1]! / scale];
      }),
    ),
  }));
}
