import { describe, expect, test } from 'vitest';
import { baselines } from './testing/baselines';
import { corpus, heldOutCorpus, textsOf } from './testing/corpus';
import { analyst, memoise } from './testing/scorers';
import { runSuite } from './testing/suite';
import { correlation, formatTable } from './testing/table';

const ours = memoise(analyst);
const results = runSuite(ours, corpus);
const others = Object.fromEntries(Object.entries(baselines).map(([name, score]) => [name, runSuite(score, corpus)]));

describe('relations between scores', () => {
  test.each(results)('$relation holds in $checks checks', ({ misses }) => {
    expect(misses).toEqual([]);
  });

  test.each(Object.entries(others))('the suite fails the scorer by %s', (_name, relations) => {
    const failed = relations.filter(({ misses }) => misses.length > 0);
    expect(failed.length).toBeGreaterThanOrEqual(3);
  });

  test('the table of all scorers is printed', () => {
    const pairs = corpus.ideas.map(({ text }) => [text.length, ours(text).score] as const);
    console.log(
      `${formatTable({ analyst: results, ...others })}\ncorrelation of length and score: ${correlation(pairs).toFixed(2)}`,
    );
    expect(textsOf(corpus).length + textsOf(heldOutCorpus).length).toBeGreaterThanOrEqual(120);
  });

  test('a third of the ideas is held out', () => {
    const held = textsOf(heldOutCorpus).length;
    expect(held / (held + textsOf(corpus).length)).toBeGreaterThan(0.3);
  });
});
