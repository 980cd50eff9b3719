import { expect, test } from 'vitest';
import { checkRanges } from './testing/ranges/check';
import type { RangeSet } from './testing/ranges/range';

/** Each set has its parts in files of its own: "tenth.pairs.ts" exports `tenthPairs`. */
const files = import.meta.glob<Record<string, unknown>>('./testing/ranges/*.*.ts', { eager: true });
const parts = new Map(Object.values(files).flatMap((exports) => Object.entries(exports)));

/** When each set was written. Its texts are learned by nothing; what is read of it is in the decisions. */
const sets = {
  fourth: 'opened for 1.4',
  fifth: 'written for 1.5',
  sixth: 'unseen until 2.0 was finished',
  seventh: 'unseen until 2.1 was finished',
  eighth: 'written for 2.2',
  ninth: 'written for 2.2',
  tenth: 'written for 2.3',
  eleventh: 'written for 2.3',
  twelfth: 'written for 2.3',
  thirteenth: 'written for 2.3',
  fourteenth: 'written for 2.3',
  fifteenth: 'written for 2.4',
  sixteenth: 'written for 2.4',
};

const partOf = (set: string, name: string): never => parts.get(`${set}${name}`) as never;

const readSet = (set: string): RangeSet => ({
  ideas: partOf(set, 'Ideas'),
  pairs: partOf(set, 'Pairs'),
  lookAlikes: partOf(set, 'LookAlikes'),
  forms: partOf(set, 'Forms'),
  worthless: partOf(set, 'Worthless'),
  evidence: partOf(set, 'Evidence'),
  rejected: partOf(set, 'Rejected'),
  accepted: partOf(set, 'Accepted'),
});

test.each(Object.entries(sets))('the %s set, %s, misses only what is known', { timeout: 60_000 }, (set) => {
  const { checks, misses } = checkRanges(readSet(set));
  console.log(`${misses.length} of ${checks} checks missed`);
  expect(misses).toEqual(partOf(set, 'Known'));
});

test('every file of a set belongs to one that is checked', () => {
  const names = Object.keys(files).map((path) => path.replace(/^.*\/(\w+)\..*$/, '$1'));
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(sets).toSorted());
});
