import { expect, test } from 'vitest';
import { analyseIdea } from '../../server/modules/pythion/analyst/analyse';
import { corpus } from '../../server/modules/pythion/analyst/testing/corpus';

/** Time of one analysis by length: npm run bench:analyst. The limit is 100 ms for 5,000 graphemes, and growth is linear. */
const text = corpus.ideas
  .filter(({ language }) => language === 'en')
  .map((idea) => idea.text)
  .join(' ');
const runs = 25;

function measure(length: number): { median: number; slowest: number } {
  const times = Array.from({ length: runs }, (_, run) => {
    // Another text each time, so that nothing can be reused.
    const idea = text.slice(run * 40, run * 40 + length);
    const start = performance.now();
    analyseIdea(idea);
    return performance.now() - start;
  }).toSorted((left, right) => left - right);
  return { median: times[Math.floor(runs / 2)] ?? 0, slowest: times.at(-1) ?? 0 };
}

test('an idea at the limit takes less than 100 ms', () => {
  const start = performance.now();
  analyseIdea(text.slice(0, 300));
  console.log(`first analysis, model loaded: ${(performance.now() - start).toFixed(0)} ms`);
  const lengths = [625, 1250, 2500, 5000];
  const results = lengths.map(measure);
  for (const [index, { median, slowest }] of results.entries())
    console.log(`${lengths[index]} characters: median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`);
  expect(results.at(-1)?.median).toBeLessThan(100);
  expect((results[3]?.median ?? 0) / (results[1]?.median ?? 1)).toBeLessThan(6);
});
