import { expect, test } from 'vitest';
import type { ScoreKey } from '../../../../../shared/contracts/analysis';
import { makeClaim, type Claim } from '../claims/claim';
import { readText } from '../text/readText';
import { readLevel, type LevelReading, type Support } from './levels';

const clauseOf = (text: string) => readText(text, 'en').clauses[0]!;
const fact = clauseOf('Nine dairies in Munster pay us 60 euros for each visit.');
const plan = clauseOf('We will put up posters in 40 parishes.');

const claimsOf = (kinds: readonly Claim['kind'][], clause = fact): Claim[] =>
  kinds.map((kind) => makeClaim(kind, clause));

function levelOf(key: ScoreKey, claims: Claim[], more: Partial<Support> = {}): LevelReading {
  const evidence = Math.max(0, ...claims.map((claim) => claim.evidence));
  return readLevel(key, { claims, evidence, isRegulated: false, supposed: {}, ...more });
}

test('half of what level 5 asks is level 4, and the permission belongs to it in any field', () => {
  const working = claimsOf(['solution', 'proof', 'realUse', 'teamFits']);
  expect(levelOf('feasibility', working).level).toBe(4.1);
  expect(levelOf('feasibility', [...working, ...claimsOf(['permission'])]).level).toBe(5);
  expect(levelOf('feasibility', claimsOf(['solution', 'proof', 'teamFits'])).level).toBe(3.1);
});

test('a market is level 5 when the count was multiplied by the price', () => {
  const counted = claimsOf(['sizeClaim', 'segmentCount', 'countSource', 'sizeFromPrice']);
  expect(levelOf('market', counted).level).toBe(4.1);
  expect(levelOf('market', [...counted, ...claimsOf(['sizeCalculated'])]).level).toBe(5);
});

test('customers who renewed give level 1 of adoption where no channel is told', () => {
  expect(levelOf('adoption', claimsOf(['repeat'])).level).toBe(1);
  expect(levelOf('adoption', []).level).toBe(0);
});

test('decimals count what lies beyond the level, and today’s way alone has no detail', () => {
  expect(levelOf('adoption', claimsOf(['channel'])).level).toBe(1);
  expect(levelOf('differentiation', claimsOf(['alternative', 'alternativeDetail'])).level).toBeLessThan(1.2);
  expect(levelOf('differentiation', claimsOf(['difference', 'alternativeDetail'])).level).toBeGreaterThanOrEqual(2);
});

test('what is planned has no detail', () => {
  expect(levelOf('adoption', claimsOf(['channel', 'channelDetail'])).level).toBeGreaterThanOrEqual(2);
  expect(levelOf('adoption', claimsOf(['channel', 'channelDetail'], plan)).level).toBeLessThan(2);
});

test('a figure against it holds a score down', () => {
  const priced = claimsOf(['revenueIntent', 'priceNumber', 'priceUnit', 'payer']);
  expect(levelOf('revenue', priced).level).toBeGreaterThanOrEqual(3);
  expect(levelOf('revenue', [...priced, ...claimsOf(['nobodyPaid'])]).level).toBe(2);
  const tried = claimsOf(['channel', 'channelDetail', 'channelTried']);
  expect(levelOf('adoption', [...tried, ...claimsOf(['unreachable'])]).level).toBe(1);
});

test('a price below the cost of a unit holds the revenue, whatever was paid', () => {
  const paid = claimsOf(['revenueIntent', 'priceNumber', 'payer', 'priceUnit', 'paidPrice', 'repeat']);
  expect(levelOf('revenue', [...paid, ...claimsOf(['negativeMargin'])]).level).toBe(1.5);
  // Another product earns more than it costs.
  expect(levelOf('revenue', [...paid, ...claimsOf(['negativeMargin', 'positiveMargin'])]).level).toBeGreaterThan(4);
});

test('own figures against the problem hold it', () => {
  const counted = claimsOf(['group', 'trouble', 'frequencyOrCost']);
  expect(levelOf('problem', counted, { evidence: 3 }).level).toBeGreaterThan(2);
  expect(levelOf('problem', [...counted, ...claimsOf(['nobodyStayed'])], { evidence: 3 }).level).toBe(1);
});

test('what is only supposed names the key, unless something is stated', () => {
  const supposed = { revenue: makeClaim('revenueIntent', plan), market: makeClaim('sizeClaim', plan) };
  expect(levelOf('revenue', [], { supposed })).toMatchObject({ level: 0.5, isSupposed: true, evidence: 0 });
  const priced = { revenue: makeClaim('revenueIntent', clauseOf('Tenants would pay 20 euros a month.')) };
  expect(levelOf('revenue', [], { supposed: priced }).level).toBe(1);
  expect(levelOf('market', [], { supposed }).level).toBe(0.5);
  const stated = levelOf('revenue', claimsOf(['revenueIntent', 'priceNumber']), { supposed });
  expect(stated.isSupposed).toBe(false);
  expect(stated.level).toBeGreaterThanOrEqual(2);
});

test('a paid and repeated price that lacks its unit names the unit', () => {
  const kinds = ['revenueIntent', 'priceNumber', 'payer', 'paidPrice', 'positiveMargin', 'repeat'] as const;
  const { level, missing } = levelOf('revenue', claimsOf([...kinds]));
  expect(level).toBeGreaterThanOrEqual(4);
  expect(missing).toEqual(['priceUnit']);
});
