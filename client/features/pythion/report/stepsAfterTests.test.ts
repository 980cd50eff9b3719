import { expect, it } from 'vitest';
import { stepsAfterTests } from './stepsAfterTests';

type Analysis = Parameters<typeof stepsAfterTests>[0];

const sentence = (text: string) => ({ section: 'nextSteps', text, claim: text }) as Analysis['sentences'][number];
const assumption = (claim: string, test: string) =>
  ({ claim, test, text: `The ${claim} is real.` }) as Analysis['assumptions'][number];
const analysis = (outcomes: Record<string, string>): Analysis => ({
  sentences: [
    { ...sentence('Some fact.'), section: 'summary' },
    sentence('This week: hold ten talks.'),
    sentence('Save what you learned.'),
  ] as Analysis['sentences'],
  assumptions: [assumption('trouble', 'Hold ten talks.'), assumption('margin', 'Add up every cost.')],
  results: Object.entries(outcomes).map(([claim, outcome]) => ({ claim, outcome })) as Analysis['results'],
});

it.each([
  ['no test has a result', {}, ['This week: hold ten talks.', 'Save what you learned.']],
  ['it is unclear', { trouble: 'unclear' }, ['This week: hold ten talks.', 'Save what you learned.']],
  ['the first held', { trouble: 'passed' }, ['This week: add up every cost.', 'Save what you learned.']],
  ['a later one held', { margin: 'passed' }, ['This week: hold ten talks.', 'Save what you learned.']],
  ['all held', { trouble: 'passed', margin: 'passed' }, ['Save what you learned.']],
  [
    'one failed',
    { trouble: 'failed' },
    [
      'Your test spoke against this: “The trouble is real”. Change the idea until it no longer rests on that, or stop.',
      'Save what you learned.',
    ],
  ],
])('shows the steps that are due when %s', (_name, outcomes, steps) => {
  expect(stepsAfterTests(analysis(outcomes)).map(({ text }) => text)).toEqual(steps);
});
