import { expect, test } from 'vitest';
import { computeProjection } from '../compute';

const valid = {
  template: 'saas',
  currency: 'EUR',
  startMonth: '2027-01',
  openingCash: '0.00',
  subscription: { price: '49.00' },
};
const safe = { kind: 'safe', month: '2027-05', amount: '50', postMoneyCap: '100' };
const pool = { kind: 'equity', month: '2027-05', amount: '400', preMoney: '100', optionPoolPercent: 20 };

function issuesOf(changes: object) {
  const result = computeProjection({ inputs: { ...valid, ...changes } });
  return result.ok ? [] : result.issues;
}
const pathsOf = (rounds: object) => issuesOf({ rounds }).map(({ path, code }) => `${code} ${path}`);

test('rounds after the model take nothing from the owners', () => {
  const late = { month: '2040-01' };
  expect(pathsOf({ a: { ...safe, ...late, amount: '100' } })).toEqual([]);
  expect(pathsOf({ a: safe, b: { ...safe, ...late } })).toEqual([]);
  expect(pathsOf({ a: { ...pool, month: '2032-01' } })).toEqual([]);
  expect(pathsOf({ a: { ...pool, month: '2031-12' } })).toEqual(['ROUND_TOO_DILUTIVE rounds.a.optionPoolPercent']);
});

test('growth is named as the reason of a too large result only where it is steep', () => {
  const customers = { newPerMonth: 1e6, monthlyGrowthPercent: [1, 0, 0, 0, 0] };
  expect(issuesOf({ customers, subscription: { price: '90000000000.00' } })[0]?.message).toBe(
    'A result of these amounts is beyond computing.',
  );
});
