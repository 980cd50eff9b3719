import { expect, it } from 'vitest';
import { runMonteCarlo, summariseSamples } from '../../../../shared/projection/monteCarlo';
import { parseInputs } from '../../../../shared/projection/parse';
import { createPlan } from '../../../../shared/projection/plan';
import { goldenModels } from '../../../../shared/projection/testing/goldenModels';
import { readOptions, defaultOptions } from '../charts/simulationOptions';
import type { FromWorker } from './messages';
import { SimulationRun } from './SimulationRun';

it('stops between parts, continues there, and has the result of an uninterrupted run', async () => {
  const parsed = parseInputs(goldenModels.saas);
  if (!parsed.ok) throw new Error('The model is invalid.');
  const plan = createPlan(parsed.model);
  const { options } = readOptions({ ...defaultOptions, runs: '600', seed: '9' });
  const answers: FromWorker[] = [];
  const simulation = new SimulationRun(plan, options!, (message) => {
    answers.push(message);
    if (answers.length === 1) simulation.stop();
  });

  await simulation.run();
  expect(answers).toEqual([
    { kind: 'progress', done: 250, total: 600, isStopped: false },
    { kind: 'progress', done: 250, total: 600, isStopped: true },
  ]);
  await simulation.run();
  expect(answers.slice(2, -1)).toEqual([
    { kind: 'progress', done: 500, total: 600, isStopped: false },
    { kind: 'progress', done: 600, total: 600, isStopped: false },
  ]);
  expect(answers.at(-1)).toEqual({ kind: 'simulated', result: summariseSamples(runMonteCarlo(plan, options!)) });
});
