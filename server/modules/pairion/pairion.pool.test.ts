import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PairScore } from '../../../shared/matching/score';
import { bestOf, type Candidate } from './pairion.pool';

/** A candidate of whom only the order counts. */
const candidate = (personId: string, score: number, inactiveDays = 0, shown = 0): Candidate => ({
  personId,
  inactiveDays,
  shown,
  them: {} as Candidate['them'],
  pair: { score } as PairScore,
});
const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ personId }) => personId);

it('the best are those of the highest scores, at most so many', () => {
  const pool = [candidate('a', 50), candidate('b', 90), candidate('c', 70)];
  expect(idsOf(bestOf(pool, 2))).toEqual(['b', 'c']);
  expect(idsOf(bestOf(pool, 10))).toEqual(['b', 'c', 'a']);
});

it('somebody inactive, or shown often, comes after an equal', () => {
  expect(idsOf(bestOf([candidate('a', 80, 40), candidate('b', 80)], 2))).toEqual(['b', 'a']);
  expect(idsOf(bestOf([candidate('a', 80, 0, 3), candidate('b', 80)], 2))).toEqual(['b', 'a']);
});

it('the best do not depend on the order of the pool', () => {
  const pool = fc.uniqueArray(
    fc.record({ id: fc.uuid(), score: fc.integer({ min: 60, max: 64 }), days: fc.constantFrom(0, 30) }),
    { selector: ({ id }) => id, maxLength: 30 },
  );
  fc.assert(
    fc.property(pool, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (people, numbers) => {
      const candidates = people.map(({ id, score, days }) => candidate(id, score, days));
      const mixed = candidates
        .map((one) => ({ one, place: numbers.next().value! }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ one }) => one);
      expect(idsOf(bestOf(mixed, 10))).toEqual(idsOf(bestOf(candidates, 10)));
    }),
  );
});
