import { roundFraction, TooLargeError } from './exact';
import type { Model, Round } from './model';

/** A row of the cap table, after a round. Percentages have four decimals. The first row is the opening. */
export type OwnershipRow = {
  round: string | null;
  month: number;
  /** Minor units; null unless the round sets a price. */
  preMoney: number | null;
  postMoney: number | null;
  /** Ten-thousandths of a per cent by holder. */
  percent: Map<string, number>;
};

/** Shares of each holder. SAFEs are outstanding until the next equity round: `share` is amount / cap. */
type Holdings = {
  shares: Map<string, bigint>;
  safes: { id: string; amount: bigint; cap: bigint }[];
};

const largest = BigInt(Number.MAX_SAFE_INTEGER);
/** Share of 1 in millionths to shares: percent × 10^7. */
const sharesPerMillionth = 1_000n;
const MILLION = 1_000_000n;

const totalOf = (shares: Map<string, bigint>): bigint => {
  let sum = 0n;
  for (const count of shares.values()) sum += count;
  return sum;
};

/** With every SAFE as converted: R(S × s / (1 − Σs)), S without SAFEs, so that they never dilute each other. */
function asConverted({ shares, safes }: Holdings): Map<string, bigint> {
  // Σs as a fraction n / d.
  let [n, d] = [0n, 1n];
  for (const { amount, cap } of safes) [n, d] = [n * cap + amount * d, d * cap];
  const issued = totalOf(shares);
  const converted = new Map(shares);
  for (const { id, amount, cap } of safes) converted.set(id, roundFraction(issued * amount * d, cap * (d - n)));
  return converted;
}

/** New shares of an equity round, and those that fill the option pool before it. */
function issueEquity({ shares }: Holdings, { id, amount, preMoney, optionPool }: Round): void {
  const [raised, pre, target] = [BigInt(amount), BigInt(preMoney), BigInt(optionPool)];
  const post = pre + raised;
  const issued = totalOf(shares);
  const pool = shares.get('optionPool')!;
  // D = post × (1 − P) − amount, in millionths.
  const rest = post * (MILLION - target) - raised * MILLION;
  const extra = roundFraction((issued - pool) * target * post, rest) - pool;
  if (extra > 0n) {
    shares.set(id, roundFraction((issued - pool) * raised * MILLION, rest));
    shares.set('optionPool', pool + extra);
  } else shares.set(id, roundFraction(issued * raised, pre));
}

function percentages(holdings: Holdings): Map<string, number> {
  const shares = asConverted(holdings);
  const all = totalOf(shares);
  if (all > largest) throw new TooLargeError();
  return new Map([...shares].map(([id, count]) => [id, Number(roundFraction(count * MILLION, all))]));
}

/**
 * FINANCE.md's "Ownership": the opening and one row for each round up to month 60.
 * @throws TooLargeError when there are more than 2^53−1 shares
 */
export function computeOwnership({ capTable, rounds }: Model): OwnershipRow[] {
  const holdings: Holdings = {
    shares: new Map([
      ['founders', BigInt(capTable.founders) * sharesPerMillionth],
      ['optionPool', BigInt(capTable.optionPool) * sharesPerMillionth],
      ['existing', BigInt(capTable.investors) * sharesPerMillionth],
    ]),
    safes: [],
  };
  const rows: OwnershipRow[] = [
    { round: null, month: 0, preMoney: null, postMoney: null, percent: percentages(holdings) },
  ];
  for (const round of rounds) {
    const { id, kind, month, amount, preMoney, postMoneyCap } = round;
    if (kind === 'safe') holdings.safes.push({ id, amount: BigInt(amount), cap: BigInt(postMoneyCap) });
    if (kind === 'equity') {
      holdings.shares = asConverted(holdings);
      holdings.safes = [];
      issueEquity(holdings, round);
    }
    const isPriced = kind === 'equity';
    rows.push({
      round: id,
      month,
      preMoney: isPriced ? preMoney : null,
      postMoney: isPriced ? preMoney + amount : null,
      percent: percentages(holdings),
    });
  }
  return rows;
}
