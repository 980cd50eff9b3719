import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '../../../../shared/contracts/jobValues';
import { roleApplicationStatuses } from '../../../../shared/contracts/team';
import { jobBoard } from '../../jobs/board/jobBoard';
import { roleBoard } from '../../team/board/roleBoard';
import { countGroup, moveCount } from './boardGroups';

describe.each([
  { name: 'jobs', groups: jobBoard.groups, statuses: applicationStatuses },
  { name: 'roles', groups: roleBoard.groups, statuses: roleApplicationStatuses },
])('the board of $name', ({ groups, statuses }) => {
  it('has every state in one group', () => {
    expect(groups.flatMap((group): readonly string[] => group.statuses).toSorted()).toEqual([...statuses].toSorted());
  });
});

const counts = applicationStatuses.map((status, index) => ({ status, count: index }));

it('a group counts all of its states', () => {
  expect(jobBoard.groups.map((group) => countGroup(group, counts))).toEqual([1, 2, 4, 3]);
});

it('a moved application is counted in its new state', () => {
  const moved = moveCount(counts, 'SEEN', 'HIRED');
  expect(moved.find(({ status }) => status === 'HIRED')?.count).toBe(5);
  expect(moved.find(({ status }) => status === 'SEEN')?.count).toBe(0);
  expect(moveCount(counts, 'SENT', 'SEEN')[0]!.count).toBe(0);
});
