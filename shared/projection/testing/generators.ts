import fc from 'fast-check';
import { costCategories, costKinds, templateNames } from '../../contracts/projection';
import { currencyDigits, formatDecimal, numberText } from '../decimals';
import type { CostInput, HireInput, ProjectionInputs, RoundInput } from '../inputs';
import { formatMonth, parseMonth } from '../months';

const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });

/** A number with at most `decimals` decimals. */
const decimal = (min: number, max: number, decimals: number) =>
  fc.integer({ min: min * 10 ** decimals, max: max * 10 ** decimals }).map((scaled) => {
    const text = formatDecimal(scaled, decimals);
    return Number(text);
  });

const percent = (min: number, max: number) =>
  fc.oneof(fc.integer({ min, max }), decimal(min, max, 1), decimal(min, max, 4));
const count = (max: number) => fc.oneof(fc.integer({ min: 0, max }), decimal(0, max, 2), decimal(0, max, 6));

const startMonths = ['2026-01', '2026-11', '2027-06', '2028-12'];
const currencies = ['EUR', 'USD', 'JPY', 'KWD', 'GBP'];

/** Valid inputs of ordinary companies, with every field. */
export const arbitraryInputs: fc.Arbitrary<ProjectionInputs> = fc
  .record({ currency: fc.constantFrom(...currencies), startMonth: fc.constantFrom(...startMonths) })
  .chain(({ currency, startMonth }) => {
    const digits = currencyDigits(currency);
    const money = (whole: number) =>
      fc.integer({ min: 0, max: whole * 10 ** digits }).map((minor) => formatDecimal(minor, digits));
    const month = (from: number, to: number) =>
      fc.integer({ min: from, max: to }).map((offset) => formatMonth(parseMonth(startMonth)! + offset));
    const period = fc.record({ start: fc.integer({ min: 0, max: 64 }), length: fc.integer({ min: 0, max: 70 }) });
    const monthOf = (offset: number) => formatMonth(parseMonth(startMonth)! + offset);

    const cost: fc.Arbitrary<CostInput> = fc
      .record({
        category: fc.constantFrom(...costCategories),
        kind: fc.constantFrom(...costKinds),
        amount: money(300),
        percent: percent(0, 60),
        period: option(period),
        ends: fc.boolean(),
        annualIncreasePercent: option(percent(-20, 30)),
        paymentDelayMonths: option(fc.integer({ min: -6, max: 6 })),
      })
      .map(({ period, ends, ...rest }) => ({
        ...rest,
        startMonth: period && monthOf(period.start),
        endMonth: period && ends ? monthOf(period.start + period.length) : undefined,
      }));
    const hire: fc.Arbitrary<HireInput> = fc
      .record({
        category: fc.constantFrom(...costCategories),
        annualSalary: money(90_000),
        count: option(fc.integer({ min: 1, max: 6 })),
        period,
        ends: fc.boolean(),
        annualRaisePercent: option(percent(-5, 12)),
        loadedCostPercent: option(percent(100, 160)),
        billable: option(fc.boolean()),
      })
      .map(({ period: { start, length }, ends, ...rest }) => ({
        ...rest,
        startMonth: monthOf(start),
        endMonth: ends ? monthOf(start + length) : undefined,
      }));
    const round: fc.Arbitrary<RoundInput> = fc.oneof(
      fc.record({ kind: fc.constant('grant' as const), month: month(0, 70), amount: money(100_000) }),
      fc.record({
        kind: fc.constant('safe' as const),
        month: month(0, 62),
        amount: money(200_000),
        postMoneyCap: fc.integer({ min: 2_000_000, max: 9_000_000 }).map(String),
      }),
      fc.record({
        kind: fc.constant('equity' as const),
        month: month(0, 62),
        amount: money(2_000_000),
        preMoney: fc.integer({ min: 500_000, max: 20_000_000 }).map(String),
        optionPoolPercent: option(percent(0, 15)),
      }),
    );
    const ids = fc.constantFrom('a', 'b', 'B', 'é', 'zz', 'a1', '10', '2', 'Ω', 'seed', 'constructor');
    const map = <T>(value: fc.Arbitrary<T>, maxKeys: number) =>
      fc
        .array(fc.tuple(ids, fc.option(value, { freq: 20 })), { maxLength: maxKeys })
        .map((entries) => Object.fromEntries(entries));

    return fc.record(
      {
        template: fc.constantFrom(...templateNames),
        currency: fc.constant(currency),
        startMonth: fc.constant(startMonth),
        openingCash: fc.oneof({ weight: 9, arbitrary: money(900_000) }, { weight: 1, arbitrary: fc.constant('-5') }),
        openingReceivables: money(9_000),
        openingPayables: money(9_000),
        openingTaxLosses: money(90_000),
        collectionDelayMonths: fc.integer({ min: 0, max: 6 }),
        loadedCostPercent: percent(100, 300),
        taxPercent: percent(0, 100),
        seasonalityPercent: fc.array(percent(0, 300), { minLength: 12, maxLength: 12 }),
        customers: fc.record(
          {
            opening: count(400),
            newPerMonth: count(60),
            monthlyGrowthPercent: fc.array(percent(-30, 15), { minLength: 5, maxLength: 5 }),
            maxNewPerMonth: count(900),
            organicPercent: percent(0, 100),
            monthlyChurnPercent: percent(0, 60),
            costPerPaidCustomer: money(400),
            payingDelayMonths: fc.integer({ min: 0, max: 12 }),
          },
          { requiredKeys: [] },
        ),
        subscription: fc.record(
          {
            price: money(200),
            setupFee: money(90),
            expansionPercent: percent(0, 5),
            contractionPercent: percent(0, 40),
            openingMrr: money(9_000),
            annualPriceIncreasePercent: percent(-50, 100),
          },
          { requiredKeys: ['price'] },
        ),
        orders: fc.record(
          {
            averageOrderValue: money(200),
            repeatRatePercent: percent(0, 500),
            returnPercent: percent(0, 100),
            takeRatePercent: percent(0, 100),
            annualPriceIncreasePercent: percent(-50, 100),
          },
          { requiredKeys: ['averageOrderValue'] },
        ),
        services: fc.record(
          {
            hourlyRate: money(200),
            hoursPerHead: count(744),
            utilisationPercent: percent(0, 100),
            hoursPerCustomer: count(90),
            annualPriceIncreasePercent: percent(-50, 100),
          },
          { requiredKeys: ['hourlyRate'] },
        ),
        costs: map(cost, 8),
        hires: map(hire, 6),
        rounds: map(round, 5),
        capTable: fc.tuple(percent(0, 40), percent(0, 40)).map(([optionPoolPercent, investorsPercent]) => ({
          foundersPercent: Number(formatDecimal(1_000_000 - scaled(optionPoolPercent) - scaled(investorsPercent), 4)),
          optionPoolPercent,
          investorsPercent,
        })),
      },
      { requiredKeys: ['template', 'currency', 'startMonth', 'openingCash'] },
    );
  });

/** A percentage in millionths. */
const scaled = (value: number): number => Math.round(Number(numberText(value)) * 10_000);
