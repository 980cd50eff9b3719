import { expect, test } from 'vitest';
import { applicationStatuses } from '../../../../shared/contracts/jobValues';
import { boardGroups, countGroup, moveCount } from './boardGroups';

const counts = applicationStatuses.map((status, index) => ({ status, count: index }));

test('every state is in one group', () => {
  expect(boardGroups.flatMap(({ statuses }) => statuses).toSorted()).toEqual([...applicationStatuses].toSorted());
});

test('a group counts all of its states', () => {
  expect(boardGroups.map((group) => countGroup(group, counts))).toEqual([1, 2, 4, 3]);
});

test('a moved application is counted in its new state', () => {
  const moved = moveCount(counts, 'SEEN', 'HIRED');
  expect(moved.find(({ status }) => status === 'HIRED')?.count).toBe(5);
  expect(moved.find(({ status }) => status === 'SEEN')?.count).toBe(0);
  expect(moveCount(counts, 'SENT', 'SEEN')[0]!.count).toBe(0);
});
