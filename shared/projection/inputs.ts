import type { CostCategory, CostKind, RoundKind, TemplateName } from '../contracts/projection';

type Maybe<T> = T | null;

/** Inputs of a projection as JSON: FINANCE.md's table. Null means absent. Money is decimal text, months are "YYYY-MM". */
export type ProjectionInputs = {
  name?: Maybe<string>;
  template: TemplateName;
  currency: string;
  startMonth: string;
  openingCash: string;
  openingReceivables?: Maybe<string>;
  openingPayables?: Maybe<string>;
  openingTaxLosses?: Maybe<string>;
  collectionDelayMonths?: Maybe<number>;
  loadedCostPercent?: Maybe<number>;
  taxPercent?: Maybe<number>;
  seasonalityPercent?: Maybe<number[]>;
  customers?: Maybe<{
    opening?: Maybe<number>;
    newPerMonth?: Maybe<number>;
    monthlyGrowthPercent?: Maybe<number[]>;
    maxNewPerMonth?: Maybe<number>;
    organicPercent?: Maybe<number>;
    monthlyChurnPercent?: Maybe<number>;
    costPerPaidCustomer?: Maybe<string>;
    payingDelayMonths?: Maybe<number>;
  }>;
  subscription?: Maybe<{
    price: string;
    setupFee?: Maybe<string>;
    expansionPercent?: Maybe<number>;
    contractionPercent?: Maybe<number>;
    openingMrr?: Maybe<string>;
    annualPriceIncreasePercent?: Maybe<number>;
  }>;
  orders?: Maybe<{
    averageOrderValue: string;
    repeatRatePercent?: Maybe<number>;
    returnPercent?: Maybe<number>;
    takeRatePercent?: Maybe<number>;
    annualPriceIncreasePercent?: Maybe<number>;
  }>;
  services?: Maybe<{
    hourlyRate: string;
    hoursPerHead?: Maybe<number>;
    utilisationPercent?: Maybe<number>;
    hoursPerCustomer?: Maybe<number>;
    annualPriceIncreasePercent?: Maybe<number>;
  }>;
  costs?: Maybe<Record<string, Maybe<CostInput>>>;
  hires?: Maybe<Record<string, Maybe<HireInput>>>;
  rounds?: Maybe<Record<string, Maybe<RoundInput>>>;
  capTable?: Maybe<{
    foundersPercent?: Maybe<number>;
    optionPoolPercent?: Maybe<number>;
    investorsPercent?: Maybe<number>;
  }>;
};

export type CostInput = {
  name?: Maybe<string>;
  category: CostCategory;
  kind: CostKind;
  amount?: Maybe<string>;
  percent?: Maybe<number>;
  startMonth?: Maybe<string>;
  endMonth?: Maybe<string>;
  annualIncreasePercent?: Maybe<number>;
  paymentDelayMonths?: Maybe<number>;
};

export type HireInput = {
  title?: Maybe<string>;
  category: CostCategory;
  annualSalary: string;
  count?: Maybe<number>;
  startMonth: string;
  endMonth?: Maybe<string>;
  annualRaisePercent?: Maybe<number>;
  loadedCostPercent?: Maybe<number>;
  billable?: Maybe<boolean>;
};

export type RoundInput = {
  name?: Maybe<string>;
  kind: RoundKind;
  month: string;
  amount: string;
  preMoney?: Maybe<string>;
  optionPoolPercent?: Maybe<number>;
  postMoneyCap?: Maybe<string>;
};
