import { expect, test } from 'vitest';
import { analyseIdea } from './analyse';
import { baselines } from './testing/baselines';
import { heldOutCorpus } from './testing/corpus';
import { heldOutNoIdeas } from './testing/heldOut.ideas';
import { analyst, memoise } from './testing/scorers';
import { runSuite } from './testing/suite';
import { formatTable } from './testing/table';

/** See 0053 for what each version missed when the ideas were new to it. */
test('ideas that were held out from earlier versions miss nothing', () => {
  const results = runSuite(memoise(analyst), heldOutCorpus);
  const others = Object.fromEntries(
    Object.entries(baselines).map(([name, score]) => [name, runSuite(score, heldOutCorpus)]),
  );
  console.log(formatTable({ analyst: results, ...others }));
  expect(results.flatMap(({ misses }) => misses)).toEqual([]);
}, 900_000);

test.each(Object.entries(heldOutNoIdeas))('refuses a text that is no idea: %s', (_name, text) => {
  expect(analyseIdea(text).ok).toBe(false);
});
