import type { Computed } from '../chosen/messages';
import { monthName } from '../result/format';

export type Holder = { id: string; label: string };

export type OwnershipPoint = {
  label: string;
  month: number;
  /** Units of the currency; null unless the round sets a price. */
  postMoney: number | null;
  /** Per cent by the holder's id. */
  percent: Record<string, number>;
};

const fixed: Record<string, string> = {
  founders: 'Founders',
  optionPool: 'Option pool',
  existing: 'Existing investors',
};

/** Who owns how much, today and after each round. Holders without a share are left out. */
export function ownershipPoints({
  ownership,
  roundNames,
  start,
  digits,
}: Pick<Computed, 'ownership' | 'roundNames' | 'start' | 'digits'>): { holders: Holder[]; points: OwnershipPoint[] } {
  const points = ownership.map(({ round, month, postMoney, percent }): OwnershipPoint => ({
    label: round === null ? 'Today' : `${roundNames[round] || 'Round'}, ${monthName(start + month - 1)}`,
    month,
    postMoney: postMoney === null ? null : postMoney / 10 ** digits,
    percent: Object.fromEntries([...percent].map(([id, share]) => [id, share / 10_000])),
  }));
  const ids = [...new Set(ownership.flatMap(({ percent }) => [...percent.keys()]))];
  const holders = ids
    .filter((id) => points.some(({ percent }) => (percent[id] ?? 0) > 0))
    .map((id) => ({ id, label: fixed[id] ?? (roundNames[id] || 'Round') }));
  return { holders, points };
}
