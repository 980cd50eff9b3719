import { expect, test } from 'vitest';
import { groupNamed, withOwnNames } from './groupNames';

test('a repeated group gets a number', () => {
  expect(withOwnNames('(?<who>a)|(?<who>b)|(?<all>c)|(?<who>d)(?<=e)')).toBe(
    '(?<who>a)|(?<who2>b)|(?<all>c)|(?<who3>d)(?<=e)',
  );
});

test('whichever group of a name found something is read', () => {
  const pattern = new RegExp(withOwnNames('(?<who>a)|(?<who>b)'));
  expect(groupNamed(pattern.exec('b')?.groups, 'who')).toBe('b');
  expect(groupNamed(pattern.exec('c')?.groups, 'who')).toBeUndefined();
});
