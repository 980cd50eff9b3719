import { expect, it } from 'vitest';
import { findFailedAssumptions } from './failedAssumptions';

const assumptions = [
  { claim: 'assumption.a', text: 'They pay.' },
  { claim: 'assumption.b', text: 'They stay.' },
];

it.each([
  [{}, []],
  [{ 'assumption.a': 'passed', 'assumption.b': 'unclear' }, []],
  [{ 'assumption.b': 'failed' }, ['They stay.']],
  [{ 'assumption.earlier': 'failed' }, []],
] as const)('results %j speak against the assumptions %j of a version', (outcomes, failed) => {
  const results = Object.entries(outcomes).map(([claim, outcome]) => ({ claim, outcome }));
  expect(findFailedAssumptions({ assumptions, results }).map(({ text }) => text)).toEqual(failed);
});
