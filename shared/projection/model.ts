import type { CostKind, RoundKind, TemplateName } from '../contracts/projection';

/** Places of the categories in lists: the order of `costCategories`. */
export type CategoryIndex = number;

/**
 * Inputs at the engine's scale, with every default: money in minor units, counts and percentages in millionths, months of
 * the model from 1. An `end` is Infinity when nothing ends it.
 */
export type Model = {
  name: string | null;
  template: TemplateName;
  currency: string;
  digits: number;
  /** Calendar month of month 1. */
  start: number;
  openingCash: number;
  openingReceivables: number;
  openingPayables: number;
  openingTaxLosses: number;
  collectionDelay: number;
  tax: number;
  /** January to December. */
  seasonality: number[];
  customers: {
    opening: number;
    newPerMonth: number;
    growth: number[];
    cap: number | null;
    organic: number;
    churn: number;
    costPerPaidCustomer: number;
    payingDelay: number;
  };
  subscription: null | {
    price: number;
    setupFee: number;
    expansion: number;
    contraction: number;
    openingMrr: number;
    increase: number;
  };
  orders: null | {
    averageOrderValue: number;
    repeatRate: number;
    returns: number;
    takeRate: number;
    increase: number;
  };
  services: null | {
    hourlyRate: number;
    hoursPerHead: number;
    utilisation: number;
    hoursPerCustomer: number | null;
    increase: number;
  };
  costs: Cost[];
  hires: Hire[];
  /** Up to month 60, by month, then id. */
  rounds: Round[];
  capTable: { founders: number; optionPool: number; investors: number };
};

export type Cost = {
  id: string;
  name: string;
  category: CategoryIndex;
  kind: CostKind;
  /** Minor units, or millionths for a percentage. */
  value: number;
  start: number;
  end: number;
  increase: number;
  paymentDelay: number;
};

export type Hire = {
  id: string;
  title: string;
  category: CategoryIndex;
  annualSalary: number;
  count: number;
  start: number;
  end: number;
  raise: number;
  loaded: number;
  isBillable: boolean;
};

export type Round = {
  id: string;
  name: string;
  kind: RoundKind;
  month: number;
  amount: number;
  preMoney: number;
  /** 0 without a target. */
  optionPool: number;
  postMoneyCap: number;
};
