import { expect, it } from 'vitest';
import type { FromWorker, ToWorker } from '../chosen/messages';
import { Simulation } from './Simulation';
import { defaultOptions, readOptions } from './simulationOptions';

/** A worker whose answers the test sends. */
class TestWorker extends EventTarget {
  sent: ToWorker[] = [];
  isTerminated = false;
  postMessage(message: ToWorker) {
    this.sent.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

it('reports progress, stops, resumes and finishes with the options that it ran with', () => {
  const worker = new TestWorker();
  const simulation = new Simulation(() => worker as never);
  const { options } = readOptions({ ...defaultOptions, seed: '5', runs: '1000' });
  simulation.start({ name: 'inputs' }, options!);
  expect(simulation.getState()).toEqual({ status: 'running', done: 0, total: 1000 });
  simulation.stop();
  worker.answer({ kind: 'progress', done: 250, total: 1000, isStopped: true });
  expect(simulation.getState()).toEqual({ status: 'stopped', done: 250, total: 1000 });
  simulation.resume();
  worker.answer({ kind: 'simulated', result: {} as never });
  expect(simulation.getState()).toMatchObject({ status: 'finished', options: { seed: 5 } });
  expect(worker.sent.map(({ kind }) => kind)).toEqual(['simulate', 'stop', 'resume']);
});

it('says what is wrong with inputs, and ends its worker', () => {
  const workers: TestWorker[] = [];
  const simulation = new Simulation(() => {
    workers.push(new TestWorker());
    return workers.at(-1) as never;
  });
  const { options } = readOptions(defaultOptions);
  const statuses: string[] = [];
  simulation.subscribe(() => statuses.push(simulation.getState().status));
  simulation.start({}, options!);
  workers[0]!.answer({ kind: 'refused', issues: [{ path: '', code: 'REQUIRED', message: 'Currency is required.' }] });
  expect(simulation.getState()).toEqual({ status: 'failed', message: 'Currency is required.' });
  simulation.start({}, options!);
  expect(workers[0]!.isTerminated).toBe(true);
  workers[1]!.dispatchEvent(new Event('error'));
  expect(simulation.getState()).toEqual({ status: 'failed', message: 'Couldn’t run the simulation.' });
  // A new run replaces the old one without a moment of no run.
  expect(statuses).toEqual(['running', 'failed', 'running', 'failed']);
});
