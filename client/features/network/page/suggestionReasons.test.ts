import { expect, test } from 'vitest';
import { isNewcomerOnly, suggestionReasons, type Reasons } from './suggestionReasons';

const build = (input: Partial<Reasons>): Reasons => ({
  sharedConnectionCount: 0,
  sharedSkills: [],
  sharedNeeds: [],
  sharedLocation: null,
  sharedStage: null,
  ...input,
});
const describe = (input: Partial<Reasons>) => suggestionReasons(build(input));

test.each([
  [{ sharedConnectionCount: 1 }, '1 mutual connection'],
  [{ sharedConnectionCount: 3 }, '3 mutual connections'],
  [{ sharedSkills: ['React'] }, 'Also knows React'],
  [{ sharedSkills: ['React', 'Sales', 'Law'] }, 'Also knows React and Sales'],
  [{ sharedNeeds: ['CO_FOUNDER'] }, 'Also looking for a co-founder'],
  [{ sharedNeeds: ['ADVISORS', 'PEERS'] }, 'Also looking for advisors'],
  [
    { sharedConnectionCount: 2, sharedSkills: ['React'], sharedNeeds: ['PEERS'] },
    '2 mutual connections, Also knows React',
  ],
  [{ sharedLocation: 'Lyon', sharedStage: 'IDEA' }, 'Also in Lyon, Same stage: idea'],
  [{}, 'New on Venturion'],
] satisfies [Partial<Reasons>, string][])('%o', (input, text) => expect(describe(input).join(', ')).toBe(text));

test('a person with anything in common is not only a newcomer', () =>
  expect(
    [{}, { sharedStage: 'IDEA' }, { sharedSkills: ['Law'] }].map((each) =>
      isNewcomerOnly(build(each as Partial<Reasons>)),
    ),
  ).toEqual([true, false, false]));
