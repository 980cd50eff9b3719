import { Fraction, one, percent, total, zero } from './fraction';
import type { ProjectionInputs, RoundInput } from '../inputs';
import { referenceMonths, type Factors, type ReferenceMonths } from './referenceMonths';

const months = Array.from({ length: 60 }, (_, index) => index + 1);
const shown = (value: Fraction | null, decimals: number) => value && value.show(decimals);
const divide = (n: Fraction | null, d: Fraction | null) => (n && d && d.n !== 0n ? n.over(d) : null);

/** FINANCE.md's "Metrics". */
function metricsOf({ amounts: a, counts, churn, cents, hasSubscription }: ReferenceMonths) {
  const perMonth = (m: number) => {
    const length = Math.min(3, m);
    const sum = (line: (at: number) => Fraction, back = 0) =>
      total(months.slice(m - back - length, m - back).map(line));
    const profitPerCustomer = divide(sum(a.grossProfit), sum(counts.closingCustomers));
    const cac = divide(sum(a.salesMarketing), sum(counts.signups));
    const lifetime = churn.n === 0n ? Fraction.of(60n) : one.over(churn).min(Fraction.of(60n));
    const ltv = profitPerCustomer && profitPerCustomer.times(lifetime);
    const burn = sum(a.netBurn);
    const cash = a.closingCash(m);
    const recurring = hasSubscription ? a.closingMrr : a.revenue;
    const burnMultiple = () => {
      if (m < 4) return null;
      if (burn.compare(0) <= 0) return zero;
      const rise = recurring(m).minus(recurring(m - 3));
      return rise.compare(0) <= 0 ? null : burn.over(rise.times(12));
    };
    const annualised = () => {
      const ratio = m < 6 ? null : divide(sum(a.revenue), sum(a.revenue, 3));
      return ratio && ratio.times(ratio).times(ratio).times(ratio).minus(1).times(100);
    };
    const yearOnYear = m < 15 ? null : divide(sum(a.revenue), sum(a.revenue, 12));
    const growth = yearOnYear && yearOnYear.minus(1).times(100);
    const operatingMargin = divide(sum(a.operatingProfit), sum(a.revenue));
    const runway = () => {
      if (cash.compare(0) <= 0) return zero;
      return burn.compare(0) <= 0 ? null : cash.times(length).over(burn);
    };
    return {
      grossMarginPercent: shown(divide(a.grossProfit(m).times(100), a.revenue(m)), 2),
      arpa: shown(divide(sum(a.revenue), sum(counts.closingCustomers)), cents),
      blendedCac: shown(divide(sum(a.acquisitionSpend), sum(counts.signups)), cents),
      cac: shown(cac, cents),
      ltv: shown(ltv, cents),
      ltvToCac: shown(divide(ltv, cac), 2),
      cacPaybackMonths: shown(
        profitPerCustomer && profitPerCustomer.compare(0) > 0 ? divide(cac, profitPerCustomer) : null,
        2,
      ),
      arr: hasSubscription ? a.closingMrr(m).times(12).show(cents) : null,
      annualRunRate: a.revenue(m).times(12).show(cents),
      runwayMonths: shown(runway(), 2),
      burnMultiple: shown(burnMultiple(), 2),
      annualisedGrowthPercent: shown(annualised(), 2),
      revenueGrowthPercent: shown(growth, 2),
      ruleOf40: shown(growth && operatingMargin && growth.plus(operatingMargin.times(100)), 2),
    };
  };
  const rows = months.map(perMonth);
  const names = Object.keys(rows[0]!) as (keyof (typeof rows)[number])[];
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])]));
}

/** The first month below zero and the exact time until zero. */
function runwayOf(opening: Fraction, cashOf: (m: number) => Fraction) {
  if (opening.compare(0) < 0) return { month: 0, runway: zero };
  const month = months.find((m) => cashOf(m).compare(0) < 0);
  if (month === undefined) return { month: null, runway: null };
  const before = month === 1 ? opening : cashOf(month - 1);
  return { month, runway: before.over(before.minus(cashOf(month))).plus(month - 1) };
}

const withoutFunding = ({ amounts: { closingCash, financing } }: ReferenceMonths) =>
  runwayOf(closingCash(0), (m) => closingCash(m).minus(total(months.slice(0, m).map(financing))));

function summaryOf(result: ReferenceMonths, foundersPercent: string) {
  const { amounts: a, cents } = result;
  const plan = runwayOf(a.closingCash(0), a.closingCash);
  const lowest = months.reduce((low, m) => (a.closingCash(m).compare(a.closingCash(low)) < 0 ? m : low), 1);
  const breaksEven = (m: number) => a.revenue(m).compare(0) > 0 && a.operatingProfit(m).compare(0) >= 0;
  const neverLoses = (from: number) => months.every((m) => m < from || a.operatingProfit(m).compare(0) >= 0);
  return {
    cashOutMonth: plan.month,
    planRunwayMonths: shown(plan.runway, 2),
    runwayWithoutFundingMonths: shown(withoutFunding(result).runway, 2),
    breakEvenMonth: months.find(breaksEven) ?? null,
    sustainedBreakEvenMonth: months.find((m) => breaksEven(m) && neverLoses(m)) ?? null,
    lowestCash: a.closingCash(lowest).show(cents),
    lowestCashMonth: lowest,
    month60Cash: a.closingCash(60).show(cents),
    totalRaised: total(months.map(a.financing)).show(cents),
    foundersPercent,
  };
}

/** Rounds up to month 60, by month, then id. */
export const roundsInOrder = (inputs: ProjectionInputs, monthNumber: (month: string) => number) =>
  Object.entries(inputs.rounds ?? {})
    .filter((entry): entry is [string, RoundInput] => entry[1] !== null)
    .map(([id, round]) => ({ ...round, id, number: monthNumber(round.month) }))
    .filter(({ number }) => number <= 60)
    .toSorted((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1));

function capTableOf(inputs: ProjectionInputs, { money, cents, monthNumber }: ReferenceMonths) {
  const { foundersPercent, optionPoolPercent, investorsPercent } = inputs.capTable ?? {};
  const sharesOf = (value: number | null | undefined, missing: number) =>
    percent(value, missing).times(Fraction.of(10n ** 9n));
  const held: Record<string, Fraction> = {
    founders: sharesOf(foundersPercent, 100),
    optionPool: sharesOf(optionPoolPercent, 0),
    existing: sharesOf(investorsPercent, 0),
  };
  let safes: { id: string; share: Fraction }[] = [];
  const converted = (): Record<string, Fraction> => {
    const issued = total(Object.values(held));
    const sold = total(safes.map(({ share }) => share));
    const shares = safes.map(({ id, share }) => [id, issued.times(share).over(one.minus(sold)).round(0)] as const);
    return { ...held, ...Object.fromEntries(shares) };
  };
  const percentages = () => {
    const holders = converted();
    const all = total(Object.values(holders));
    return Object.fromEntries(Object.entries(holders).map(([id, shares]) => [id, shares.times(100).over(all).show(4)]));
  };
  const rows: unknown[] = [{ round: null, month: 0, preMoney: null, postMoney: null, percent: percentages() }];
  for (const round of roundsInOrder(inputs, monthNumber)) {
    const amount = money(round.amount);
    let [preMoney, postMoney]: [string | null, string | null] = [null, null];
    if (round.kind === 'safe') safes.push({ id: round.id, share: amount.over(money(round.postMoneyCap)) });
    if (round.kind === 'equity') {
      Object.assign(held, converted());
      safes = [];
      const pre = money(round.preMoney);
      const post = pre.plus(amount);
      [preMoney, postMoney] = [pre.show(cents), post.show(cents)];
      const S = total(Object.values(held));
      const pool = held.optionPool!;
      const P = percent(round.optionPoolPercent);
      const D = post.times(one.minus(P)).minus(amount);
      const extra = S.minus(pool).times(P).times(post).over(D).round(0).minus(pool);
      if (extra.compare(0) > 0) {
        held[round.id] = S.minus(pool).times(amount).over(D).round(0);
        held.optionPool = pool.plus(extra);
      } else held[round.id] = S.times(amount).over(pre).round(0);
    }
    rows.push({ round: round.id, month: round.number, preMoney, postMoney, percent: percentages() });
  }
  return rows;
}

/** What FINANCE.md's call answers for one set of valid inputs, without sensitivity and Monte Carlo. */
export function referenceProjection(inputs: ProjectionInputs, factors?: Factors) {
  const result = referenceMonths(inputs, factors);
  const lines = (group: Record<string, (m: number) => Fraction>, decimals: number) =>
    Object.entries(group).map(([name, line]) => [name, months.map((m) => line(m).show(decimals))]);
  const capTable = capTableOf(inputs, result) as { percent: Record<string, string> }[];
  return {
    monthly: Object.fromEntries([
      ...lines(result.counts, 6),
      ...lines(result.whole, 0),
      ...lines(result.amounts, result.cents),
    ]) as Record<string, string[]>,
    metrics: metricsOf(result),
    summary: summaryOf(result, capTable.at(-1)!.percent.founders!),
    capTable,
  };
}

const drivers = { acquisition: 30, churn: 20, price: 15, cac: 25 };

/** FINANCE.md's "Sensitivity". */
export function referenceSensitivity(inputs: ProjectionInputs) {
  const at = (factors: Factors) => {
    const result = referenceMonths(inputs, factors);
    const runway = withoutFunding(result).runway?.round(2) ?? null;
    return { runway, rank: runway ?? Fraction.of(60n), cash: result.amounts.closingCash(60), cents: result.cents };
  };
  const show = ({ runway, cash, cents }: ReturnType<typeof at>) => ({
    runwayWithoutFundingMonths: shown(runway, 2),
    month60Cash: cash.show(cents),
  });
  const base = at({});
  const distance = (a: Fraction, b: Fraction) => (a.compare(b) < 0 ? b.minus(a) : a.minus(b));
  const ranking = Object.entries(drivers)
    .map(([driver, spread]) => {
      const low = at({ [driver]: one.minus(percent(spread)) });
      const high = at({ [driver]: one.plus(percent(spread)) });
      const better = low.rank.compare(high.rank) > 0 ? low.rank : high.rank;
      return { driver, spread, low, high, gain: better.minus(base.rank) };
    })
    .toSorted(
      (a, b) =>
        distance(b.high.rank, b.low.rank).compare(distance(a.high.rank, a.low.rank)) ||
        distance(b.high.cash, b.low.cash).compare(distance(a.high.cash, a.low.cash)),
    );
  return {
    base: show(base),
    ranking: ranking.map(({ driver, spread, low, high, gain }) => ({
      driver,
      percent: spread,
      low: show(low),
      high: show(high),
      runwayGain: gain.show(2),
    })),
  };
}
