import type { ProjectionInputs } from '../inputs';
import { Fraction, decimal, one, percent, total, zero } from './fraction';

const noDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const threeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

export const decimalsOf = (currency: string): number =>
  noDecimals.includes(currency) ? 0 : threeDecimals.includes(currency) ? 3 : 2;

/** Months since year 0. */
const ordinal = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** What the sensitivity and Monte Carlo change: see FINANCE.md, "What if". */
export type Factors = {
  acquisition?: Fraction;
  churn?: Fraction;
  price?: Fraction;
  cac?: Fraction;
  /** Delay in months by round. */
  delays?: Record<string, number>;
};

/** A function of a month, computed once for each month. */
function memo(compute: (m: number) => Fraction): (m: number) => Fraction {
  const known = new Map<number, Fraction>();
  return (m) => {
    if (!known.has(m)) known.set(m, compute(m));
    return known.get(m)!;
  };
}

/**
 * The lines of FINANCE.md's "Month m", written from its text alone: exact fractions of whole units of money, people and
 * hours, one function for each line that calls the functions of other lines. Slow, and without any code of the engine.
 */
export function referenceMonths(inputs: ProjectionInputs, factors: Factors = {}) {
  const cents = decimalsOf(inputs.currency);
  const start = ordinal(inputs.startMonth);
  const money = (text: string | null | undefined) => (text == null ? zero : Fraction.parse(text));
  const count = (value: number | null | undefined) => Fraction.parse(decimal(value ?? 0));
  const R = (value: Fraction) => value.round(cents);
  const Rc = (value: Fraction) => value.round(6);
  const monthNumber = (month: string) => ordinal(month) - start + 1;

  const { customers = {}, subscription, orders: shop, services } = inputs;
  const c = customers ?? {};
  const hires = Object.values(inputs.hires ?? {}).filter((hire) => hire !== null);
  const costs = Object.values(inputs.costs ?? {}).filter((cost) => cost !== null);
  const churnLimit = one.minus(percent(subscription?.contractionPercent));
  const scaled = (value: Fraction, factor: Fraction | undefined, decimals: number) =>
    factor ? value.times(factor).round(decimals) : value;
  const churn = factors.churn
    ? percent(c.monthlyChurnPercent).times(factors.churn).round(6).min(churnLimit)
    : percent(c.monthlyChurnPercent);
  const paidCac = scaled(money(c.costPerPaidCustomer), factors.cac, cents);
  const cap = c.maxNewPerMonth == null ? null : scaled(count(c.maxNewPerMonth), factors.acquisition, 6);
  const season = (m: number) => percent((inputs.seasonalityPercent ?? [])[(start + m - 1) % 12], 100);

  /** A value in the month that is `age` months after its first one, raised after every twelve. */
  const stepped = (value: Fraction, increase: number | null | undefined, age: number, decimals: number) => {
    let current = value;
    for (let years = Math.floor(age / 12); years > 0; years--)
      current = current.times(one.plus(percent(increase))).round(decimals);
    return current;
  };
  const priceOf = (block: { annualPriceIncreasePercent?: number | null }, price: string, m: number) =>
    stepped(scaled(money(price), factors.price, cents), block.annualPriceIncreasePercent, m - 1, cents);

  const base: (m: number) => Fraction = memo((m) => {
    const growth = (c.monthlyGrowthPercent ?? [])[Math.min(4, Math.floor((m - 1) / 12))];
    const value =
      m === 1 ? scaled(count(c.newPerMonth), factors.acquisition, 6) : Rc(base(m - 1).times(one.plus(percent(growth))));
    return cap ? value.min(cap) : value;
  });
  const signups = memo((m) => Rc(base(m).times(season(m))));
  const acquisitionSpend = memo((m) => R(Rc(signups(m).times(one.minus(percent(c.organicPercent)))).times(paidCac)));
  const newCustomers = memo((m) => {
    const from = m - (c.payingDelayMonths ?? 0);
    return from < 1 ? zero : signups(from);
  });
  const openingCustomers = (m: number) => (m === 1 ? count(c.opening) : closingCustomers(m - 1));
  const churnedCustomers = memo((m) => Rc(openingCustomers(m).times(churn)));
  const closingCustomers: (m: number) => Fraction = memo((m) =>
    openingCustomers(m).plus(newCustomers(m)).minus(churnedCustomers(m)),
  );

  const firstMrr = () =>
    subscription!.openingMrr == null
      ? R(count(c.opening).times(money(subscription!.price)))
      : money(subscription!.openingMrr);
  const ifSubscribed = (compute: (m: number) => Fraction) => memo((m) => (subscription ? compute(m) : zero));
  const openingMrr = ifSubscribed((m) => (m === 1 ? firstMrr() : closingMrr(m - 1)));
  const newMrr = ifSubscribed((m) => R(newCustomers(m).times(priceOf(subscription!, subscription!.price, m))));
  const expansionMrr = ifSubscribed((m) => R(openingMrr(m).times(percent(subscription!.expansionPercent))));
  const churnedMrr = ifSubscribed((m) => R(openingMrr(m).times(churn)));
  const contractionMrr = ifSubscribed((m) =>
    R(openingMrr(m).times(percent(subscription!.contractionPercent))).min(openingMrr(m).minus(churnedMrr(m))),
  );
  const closingMrr: (m: number) => Fraction = ifSubscribed((m) =>
    openingMrr(m).plus(newMrr(m)).plus(expansionMrr(m)).minus(contractionMrr(m)).minus(churnedMrr(m)),
  );
  const subscriptionRevenue = closingMrr;
  const setupRevenue = ifSubscribed((m) => R(newCustomers(m).times(money(subscription!.setupFee))));

  const ifOrdered = (compute: (m: number) => Fraction) => memo((m) => (shop ? compute(m) : zero));
  const orders = ifOrdered((m) =>
    newCustomers(m).plus(
      Rc(openingCustomers(m).minus(churnedCustomers(m)).times(percent(shop!.repeatRatePercent)).times(season(m))),
    ),
  );
  const gmv = ifOrdered((m) => R(orders(m).times(priceOf(shop!, shop!.averageOrderValue, m))));
  const returns = ifOrdered((m) => R(gmv(m).times(percent(shop!.returnPercent))));
  const netOrderValue = memo((m) => gmv(m).minus(returns(m)));
  const orderRevenue = ifOrdered((m) => R(netOrderValue(m).times(percent(shop!.takeRatePercent, 100))));

  const isAt = (item: { startMonth?: string | null; endMonth?: string | null }, m: number) => {
    const from = item.startMonth ? monthNumber(item.startMonth) : 1;
    return from <= 60 && from <= m && (!item.endMonth || m <= monthNumber(item.endMonth));
  };
  const people = (m: number, billable: boolean) =>
    total(hires.filter((hire) => isAt(hire, m) && (!billable || hire.billable)).map((hire) => count(hire.count ?? 1)));
  const heads = memo((m) => people(m, false));
  const billableHeads = memo((m) => people(m, true));
  const ifServing = (compute: (m: number) => Fraction) => memo((m) => (services ? compute(m) : zero));
  const capacityHours = ifServing((m) => billableHeads(m).times(count(services!.hoursPerHead ?? 160)));
  const billedHours = ifServing((m) => {
    const supply = Rc(capacityHours(m).times(percent(services!.utilisationPercent, 70)));
    const { hoursPerCustomer } = services!;
    return hoursPerCustomer == null ? supply : supply.min(Rc(closingCustomers(m).times(count(hoursPerCustomer))));
  });
  const serviceRevenue = ifServing((m) => R(billedHours(m).times(priceOf(services!, services!.hourlyRate, m))));
  const revenue = memo((m) => total([subscriptionRevenue(m), setupRevenue(m), orderRevenue(m), serviceRevenue(m)]));

  const payOf = (hire: (typeof hires)[number], m: number) => {
    if (!isAt(hire, m)) return zero;
    const salary = stepped(money(hire.annualSalary), hire.annualRaisePercent, m - monthNumber(hire.startMonth), cents);
    const loaded = percent(hire.loadedCostPercent ?? inputs.loadedCostPercent, 125);
    return R(
      salary
        .times(count(hire.count ?? 1))
        .times(loaded)
        .over(12),
    );
  };
  const costOf = (cost: (typeof costs)[number], m: number): Fraction => {
    if (!isAt(cost, m)) return zero;
    const age = m - (cost.startMonth ? monthNumber(cost.startMonth) : 1);
    const amount = () => stepped(money(cost.amount), cost.annualIncreasePercent, age, cents);
    const share = () => stepped(percent(cost.percent), cost.annualIncreasePercent, age, 6);
    const of: Record<typeof cost.kind, () => Fraction> = {
      fixed: amount,
      perHead: () => amount().times(heads(m)),
      perCustomer: () => amount().times(closingCustomers(m)),
      perOrder: () => amount().times(orders(m)),
      percentOfRevenue: () => share().times(revenue(m)),
      percentOfGmv: () => share().times(gmv(m)),
      percentOfNetOrderValue: () => share().times(netOrderValue(m)),
    };
    return R(of[cost.kind]());
  };
  const payroll = memo((m) => total(hires.map((hire) => payOf(hire, m))));
  const lineCosts = memo((m) => total(costs.map((cost) => costOf(cost, m))));
  const inCategory = (category: string, m: number) =>
    total([
      ...hires.filter((hire) => hire.category === category).map((hire) => payOf(hire, m)),
      ...costs.filter((cost) => cost.category === category).map((cost) => costOf(cost, m)),
    ]);
  const cogs = memo((m) => inCategory('cogs', m));
  const salesMarketing = memo((m) => inCategory('salesMarketing', m).plus(acquisitionSpend(m)));
  const researchDevelopment = memo((m) => inCategory('researchDevelopment', m));
  const generalAdmin = memo((m) => inCategory('generalAdmin', m));
  const grossProfit = memo((m) => revenue(m).minus(cogs(m)));
  const opex = memo((m) => total([salesMarketing(m), researchDevelopment(m), generalAdmin(m)]));
  const operatingProfit = memo((m) => grossProfit(m).minus(opex(m)));

  const lossesBefore: (m: number) => Fraction = memo((m) => {
    if (m === 1) return money(inputs.openingTaxLosses);
    const profit = operatingProfit(m - 1);
    const before = lossesBefore(m - 1);
    return profit.compare(0) < 0 ? before.minus(profit) : before.minus(before.min(profit));
  });
  const tax = memo((m) => {
    const profit = operatingProfit(m);
    if (profit.compare(0) <= 0) return zero;
    return R(profit.minus(lossesBefore(m).min(profit)).times(percent(inputs.taxPercent)));
  });
  const netProfit = memo((m) => operatingProfit(m).minus(tax(m)));

  const collected = memo((m) => {
    const from = m - (inputs.collectionDelayMonths ?? 0);
    return (from < 1 ? zero : revenue(from)).plus(m === 1 ? money(inputs.openingReceivables) : zero);
  });
  const receivables: (m: number) => Fraction = memo((m) =>
    m === 0
      ? money(inputs.openingReceivables)
      : receivables(m - 1)
          .plus(revenue(m))
          .minus(collected(m)),
  );
  const costPayments = memo((m) => {
    let sum = m === 1 ? money(inputs.openingPayables) : zero;
    for (const cost of costs)
      for (let j = 1; j <= 66; j++)
        if (Math.max(1, j + (cost.paymentDelayMonths ?? 0)) === m) sum = sum.plus(costOf(cost, j));
    return sum;
  });
  const payables: (m: number) => Fraction = memo((m) =>
    m === 0
      ? money(inputs.openingPayables)
      : payables(m - 1)
          .plus(lineCosts(m))
          .minus(costPayments(m)),
  );
  const operatingCashFlow = memo((m) =>
    collected(m).minus(costPayments(m)).minus(acquisitionSpend(m)).minus(payroll(m)).minus(tax(m)),
  );
  const netBurn = memo((m) => operatingCashFlow(m).times(-1));
  const financing = memo((m) =>
    total(
      Object.entries(inputs.rounds ?? {})
        .filter(([id, round]) => round && monthNumber(round.month) + (factors.delays?.[id] ?? 0) === m)
        .map(([, round]) => money(round!.amount)),
    ),
  );
  const closingCash: (m: number) => Fraction = memo((m) =>
    m === 0
      ? money(inputs.openingCash)
      : closingCash(m - 1)
          .plus(operatingCashFlow(m))
          .plus(financing(m)),
  );

  return {
    cents,
    churn,
    hasSubscription: subscription != null,
    monthNumber,
    money,
    counts: {
      base,
      signups,
      newCustomers,
      openingCustomers,
      churnedCustomers,
      closingCustomers,
      orders,
      capacityHours,
      billedHours,
    },
    whole: { heads, billableHeads },
    amounts: {
      acquisitionSpend,
      openingMrr,
      newMrr,
      expansionMrr,
      churnedMrr,
      contractionMrr,
      closingMrr,
      subscriptionRevenue,
      setupRevenue,
      gmv,
      returns,
      netOrderValue,
      orderRevenue,
      serviceRevenue,
      revenue,
      payroll,
      lineCosts,
      cogs,
      salesMarketing,
      researchDevelopment,
      generalAdmin,
      grossProfit,
      opex,
      operatingProfit,
      tax,
      netProfit,
      collected,
      receivables,
      costPayments,
      payables,
      operatingCashFlow,
      netBurn,
      financing,
      closingCash,
      openingCash: (m: number) => closingCash(m - 1),
    },
  };
}

export type ReferenceMonths = ReturnType<typeof referenceMonths>;
