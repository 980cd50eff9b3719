import { expect, it } from 'vitest';
import { mergePatch } from '../../../../shared/projection/mergePatch';
import { setAt, type Doc } from './document';
import { listOverrides, setOverride } from './overrides';

const base: Doc = {
  openingCash: '100',
  customers: { newPerMonth: 10, monthlyChurnPercent: 3 },
  hires: { ana: { title: 'Engineer', annualSalary: '90000' }, ben: { title: 'Sales', annualSalary: '60000' } },
};
const override = (path: string, value: unknown, patch: Doc = {}) => setOverride(patch, base, path.split('.'), value);

it.each([
  ['a value', 'customers.newPerMonth', 20],
  ['a cleared value', 'customers.newPerMonth', undefined],
  ['a field of an entry', 'hires.ana.title', 'CTO'],
  ['a removed entry', 'hires.ana', undefined],
  ['a replaced entry', 'hires.ana', { title: 'CTO' }],
  ['an added entry', 'hires.eva', { title: 'Design', annualSalary: '1' }],
  ['an added block', 'orders', { averageOrderValue: '5' }],
])('a patch with %s gives the edited inputs, and is empty again after a reset', (_, path, value) => {
  const patch = override(path, value);
  expect(mergePatch(base, patch)).toEqual(setAt(base, path.split('.'), value));
  const [inBase] = [path.split('.').reduce<unknown>((at, key) => (at as Doc | undefined)?.[key], base)];
  expect(override(path, inBase, patch)).toEqual({});
});

it('values follow the base where the patch has none', () => {
  const patch = override('hires.ana.title', 'CTO', override('customers.newPerMonth', 20));
  const later = setAt(base, ['hires', 'ana', 'annualSalary'], '99000');
  expect(mergePatch(later, patch)).toMatchObject({ hires: { ana: { title: 'CTO', annualSalary: '99000' } } });
  expect(override('customers.newPerMonth', 10, patch)).toEqual({ hires: { ana: { title: 'CTO' } } });
});

it('an added block stays while its field is empty', () => {
  const patch = override('orders', { averageOrderValue: '5' });
  expect(override('orders.averageOrderValue', undefined, patch)).toEqual({ orders: {} });
});

it('lists what differs, entries that one side lacks as a whole', () => {
  const patch = { openingCash: '100', customers: { newPerMonth: 20 }, hires: { ana: null, zoe: null }, taxPercent: 5 };
  expect(listOverrides(patch, base)).toEqual([
    { path: ['customers', 'newPerMonth'], base: 10, value: 20 },
    { path: ['hires', 'ana'], base: { title: 'Engineer', annualSalary: '90000' }, value: undefined },
    { path: ['taxPercent'], base: undefined, value: 5 },
  ]);
});
