import { million, multiplyDivide } from './exact';
import type { Model } from './model';
import { baseDrivers, type Drivers } from './run';

/** Factors in millionths: 1,000,000 changes nothing. */
export type Factors = { acquisition: number; churn: number; price: number; cac: number };

export const noFactors: Factors = { acquisition: million, churn: million, price: million, cac: million };

/**
 * Inputs with factors, each R(input × factor). Churn is at most 100 % less contraction. The opening MRR stays, also where
 * it is derived from the price.
 */
export function applyFactors(model: Model, { acquisition, churn, price, cac }: Factors): Drivers {
  const base = baseDrivers(model);
  const times = (value: number, factor: number) => multiplyDivide(value, factor, million);
  return {
    newPerMonth: times(base.newPerMonth, acquisition),
    cap: base.cap === Infinity ? Infinity : times(base.cap, acquisition),
    churn: Math.min(times(base.churn, churn), million - (model.subscription?.contraction ?? 0)),
    costPerPaidCustomer: times(base.costPerPaidCustomer, cac),
    price: times(base.price, price),
    averageOrderValue: times(base.averageOrderValue, price),
    hourlyRate: times(base.hourlyRate, price),
  };
}
