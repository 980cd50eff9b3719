import { expect, test } from 'vitest';
import { noFilter } from '../filter/jobFilter';
import { suggestFilterName } from './suggestFilterName';

test('names a saved filter after its words and choices', () => {
  const filter = {
    ...noFilter,
    types: ['FULL_TIME' as const],
    remote: true,
    places: ['Lyon'],
    salaryMin: 50_000,
    salaryCurrency: 'EUR',
  };
  expect(suggestFilterName({ query: 'rust', filter })).toBe('rust, Full-time, Remote, Lyon, €50K+');
});

test('leaves out what does not fit into a name', () => {
  const skills = Array.from({ length: 10 }, (_, n) => `A skill with a name ${n}`);
  expect(suggestFilterName({ query: '', filter: { ...noFilter, skills } })).toBe(
    'A skill with a name 0, A skill with a name 1',
  );
});
