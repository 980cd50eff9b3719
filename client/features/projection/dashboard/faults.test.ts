import { expect, it } from 'vitest';
import { describeFaults, faultsOf, withoutFaults } from './faults';

const wrong = (path: string) => ({ path: `months.${path}`, code: 'WRONG_TYPE' as const, message: `${path} is wrong.` });
const faults = faultsOf([wrong('2026-11.revenue'), wrong('2026-11.netBurn'), wrong('2026-12.revenue')]);

it('keeps the faults of other figures when one is typed again', () => {
  expect(Object.keys(withoutFaults(faults, ['2026-11.revenue']))).toEqual(['2026-11.netBurn', '2026-12.revenue']);
  expect(Object.keys(withoutFaults(faults, ['2026-11']))).toEqual(['2026-12.revenue']);
});

it('names one fault, counts several, and otherwise tells why storing failed', () => {
  expect(describeFaults(faults, null)).toBe('3 figures aren’t saved. What is wrong is beside each of them.');
  expect(describeFaults({ '2026-12.revenue': 'Revenue is wrong.' }, 'Offline.')).toBe('Not saved. Revenue is wrong.');
  expect(describeFaults({}, 'Offline.')).toBe('Not saved. Offline.');
  expect(describeFaults({}, null)).toBeNull();
});
