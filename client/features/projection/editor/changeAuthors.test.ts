import { expect, it } from 'vitest';
import { authorOf, headingOf, ownerOf } from './changeAuthors';

const by = (path: string, actorName: string | null, isByViewer = false) => ({ path, actorName, isByViewer });
const changes = [
  by('inputs.customers.opening', 'Bob'),
  by('inputs.hires.a.count', 'Ana', true),
  by('inputs.hires.b.count', 'Bob'),
  by('name', null),
];

it('names who changed a value, or a value within it', () => {
  expect(authorOf(['inputs', 'customers', 'opening'], changes)).toEqual({ isViewer: false, name: 'Bob' });
  expect(authorOf(['inputs', 'hires', 'a'], changes)).toEqual({ isViewer: true, name: '' });
});

it('names who deleted a scenario, not who had changed it before', () => {
  const deleted = [by('scenarios.low', 'Bob'), by('scenarios.low.patch.customers.opening', 'Ana', true)];
  expect(authorOf(['scenarios', 'low'], deleted)).toEqual({ isViewer: false, name: 'Bob' });
});

it('names nobody when several changed it, or nobody is visible', () => {
  expect(authorOf(['inputs', 'hires'], changes)).toBeNull();
  expect(authorOf(['name'], changes)).toBeNull();
  expect(authorOf(['inputs', 'hire'], changes)).toBeNull();
});

it('names the only person of all conflicts in the heading', () => {
  const bob = { isViewer: false, name: 'Bob' };
  const viewer = { isViewer: true, name: '' };
  expect(headingOf([bob, { ...bob }])).toBe('Bob changed this projection at the same time');
  expect(headingOf([viewer])).toBe('You changed this projection in another tab at the same time');
  expect(headingOf([bob, viewer])).toBe('This projection was changed elsewhere at the same time');
  expect([bob, viewer, null].map(ownerOf)).toEqual(['Bob’s', 'Your other tab’s', 'Theirs']);
});
