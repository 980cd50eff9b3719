import { expect, test } from 'vitest';
import { Concepts } from './concepts';

test('has each concept once, in the order in which they were added', () => {
  const concepts = new Concepts().add('pay').add('own').add('pay');
  expect([...concepts]).toEqual(['pay', 'own']);
  expect(concepts.size).toBe(2);
  expect([concepts.has('own'), concepts.has('cancel')]).toEqual([true, false]);
  expect([concepts.hasAny(['cancel', 'pay']), concepts.hasAny(['cancel']), concepts.hasAny([])]).toEqual([
    true,
    false,
    false,
  ]);
});

test('what one has, no other has', () => {
  const [left, right] = [new Concepts(), new Concepts()];
  left.add('pay');
  expect([left.size, right.size]).toEqual([1, 0]);
  left.delete('own');
  left.delete('pay');
  expect([...left]).toEqual([]);
  left.add('own').add('pay');
  left.clear();
  expect(left.has('own')).toBe(false);
  left.add('cancel');
  expect([...left]).toEqual(['cancel']);
});
