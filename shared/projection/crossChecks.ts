import { projectionLimits } from '../contracts/projection';
import type { capTableFields, roundFields } from './fields';
import { formatMonth } from './months';
import type { IssueList, ReadInputs, Values } from './readInputs';
import { million } from './exact';

/** The lines of FINANCE.md's errors that span fields. Values that are wrong by themselves are skipped. */
export function checkAcrossFields(read: ReadInputs, issues: IssueList): void {
  checkContraction(read, issues);
  checkTimes(read, issues);
  checkRounds(read, issues);
  checkCapTable(read.capTable, issues);
}

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number';

function checkContraction({ customers, subscription }: ReadInputs, issues: IssueList): void {
  const churn = customers.monthlyChurnPercent;
  const contraction = subscription?.contractionPercent;
  if (!isKnown(churn) || !isKnown(contraction) || churn + contraction <= million) return;
  issues.add(
    'subscription.contractionPercent',
    'CHURN_PLUS_CONTRACTION_OVER_100',
    `Churn of ${churn / 10_000} % and contraction of ${contraction / 10_000} % exceed 100 % together: no more can be lost than there is.`,
  );
}

type Start = { path: string; name: string; month: number | null | undefined; advice: string };

function checkTimes({ model, costs, hires, rounds }: ReadInputs, issues: IssueList): void {
  const { startMonth } = model;
  const checkStart = ({ path, name, month, advice }: Start) => {
    if (!isKnown(startMonth) || !isKnown(month) || month >= startMonth) return;
    const start = formatMonth(startMonth);
    issues.add(
      path,
      'BEFORE_START',
      `${name} starts ${formatMonth(month)}, before the model (${start}). ${advice.replace('{start}', start)}`,
    );
  };
  const checkEnd = (path: string, name: string, start: number | null | undefined, end: number | null | undefined) => {
    if (!isKnown(end) || !isKnown(start) || end >= start) return;
    issues.add(
      path,
      'ENDS_BEFORE_START',
      `${name} ends ${formatMonth(end)}, before it starts (${formatMonth(start)}).`,
    );
  };
  for (const [id, { name, startMonth: from, endMonth }] of costs) {
    const shown = name || id;
    checkStart({
      path: `costs.${id}.startMonth`,
      name: shown,
      month: from,
      advice: 'Use {start} for costs that already run.',
    });
    checkEnd(`costs.${id}.endMonth`, shown, from === null ? startMonth : from, endMonth);
  }
  for (const [id, { title, startMonth: from, endMonth }] of hires) {
    const shown = title || id;
    checkStart({
      path: `hires.${id}.startMonth`,
      name: shown,
      month: from,
      advice: 'Use {start} for people already there.',
    });
    checkEnd(`hires.${id}.endMonth`, shown, from, endMonth);
  }
  for (const [id, { name, month }] of rounds)
    checkStart({
      path: `rounds.${id}.month`,
      name: name || id,
      month,
      advice: 'Add earlier rounds to the opening cash and the cap table.',
    });
}

type Rounds = ReadInputs['rounds'];

/** By month, then id in the order of code units. */
export const compareRounds = (a: { month: number; id: string }, b: { month: number; id: string }): number =>
  a.month - b.month || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

function checkRounds({ rounds, model }: ReadInputs, issues: IssueList): void {
  const { startMonth } = model;
  // What starts after the model has no effect.
  const isWithin = ({ month }: Values<typeof roundFields>): boolean =>
    !isKnown(month) || !isKnown(startMonth) || month < startMonth + projectionLimits.months;
  for (const [id, round] of rounds) checkValuation(id, round, isWithin(round), issues);
  checkSafes(
    rounds.filter(([, round]) => isWithin(round)),
    issues,
  );
}

function checkValuation(id: string, round: Values<typeof roundFields>, isWithin: boolean, issues: IssueList): void {
  const { kind, preMoney, postMoneyCap, amount, optionPoolPercent } = round;
  const label = round.name || id;
  if (kind === 'equity' && preMoney !== undefined && !preMoney)
    issues.add(
      `rounds.${id}.preMoney`,
      'ROUND_NEEDS_VALUATION',
      `${label} needs a pre-money valuation above 0, which decides what the investors get.`,
    );
  if (kind === 'safe' && postMoneyCap !== undefined && !postMoneyCap)
    issues.add(
      `rounds.${id}.postMoneyCap`,
      'ROUND_NEEDS_VALUATION',
      `${label} needs a post-money cap above 0, which decides what the investors get.`,
    );
  if (!isWithin || kind !== 'equity' || !preMoney || !isKnown(amount) || !optionPoolPercent) return;
  const rest = (BigInt(preMoney) + BigInt(amount)) * BigInt(million - optionPoolPercent) - BigInt(amount) * 1_000_000n;
  if (rest <= 0n)
    issues.add(
      `rounds.${id}.optionPoolPercent`,
      'ROUND_TOO_DILUTIVE',
      `${label} leaves nothing to the present owners: the new investors and an option pool of ${optionPoolPercent / 10_000} % take all of it.`,
    );
}

/** SAFEs are outstanding until the next equity round. Together they must leave something. */
function checkSafes(rounds: Rounds, issues: IssueList): void {
  const complete = rounds.flatMap(([id, { name, kind, month, amount, postMoneyCap }]) =>
    kind && isKnown(month) && isKnown(amount) ? [{ id, name, kind, month, amount, cap: postMoneyCap || 0 }] : [],
  );
  // The sum of amount / cap as a fraction.
  let [n, d] = [0n, 1n];
  let isReported = false;
  for (const { id, name, kind, amount, cap } of complete.toSorted(compareRounds)) {
    if (kind === 'equity') {
      [n, d] = [0n, 1n];
      isReported = false;
    }
    if (kind !== 'safe' || cap === 0) continue;
    [n, d] = [n * BigInt(cap) + BigInt(amount) * d, d * BigInt(cap)];
    if (n < d || isReported) continue;
    isReported = true;
    issues.add(
      `rounds.${id}.amount`,
      'ROUND_TOO_DILUTIVE',
      `${name || id} takes the SAFEs to 100 % or more: nothing would be left to the present owners.`,
    );
  }
}

function checkCapTable(capTable: Values<typeof capTableFields>, issues: IssueList): void {
  const { foundersPercent, optionPoolPercent, investorsPercent } = capTable;
  if (!isKnown(foundersPercent) || !isKnown(optionPoolPercent) || !isKnown(investorsPercent)) return;
  const sum = foundersPercent + optionPoolPercent + investorsPercent;
  if (sum !== million)
    issues.add('capTable', 'CAP_TABLE_NOT_100', `The cap table adds up to ${sum / 10_000} %. It must be 100 %.`);
}
