import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkerThread } from '../../server/core/workerThread';
import { corpus } from '../../server/modules/pythion/analyst/testing/corpus';
import { analystHeapMb } from '../../server/modules/pythion/analystThread';
import { readLabeled, type LabeledIdea } from './labeledIdeas';

/**
 * Time of one analysis by language and length, in the thread of the built server: npm run bench:analyst. The limit is 100 ms for
 * 5,000 graphemes, and growth is linear.
 */
const limit = 5000;
const runs = 25;
/** Analyses before the measured ones: V8 compiles the rules when they have run for some time, as those of a server have. */
const warmUps = 75;

const thread = new WorkerThread<{ text: string }, { ok: boolean }>({
  url: new URL('../../dist/server/pythion.thread.js', import.meta.url),
  failure: 'The analysis failed.',
  waiting: 1,
  timeoutMs: 10_000,
  idleMs: 60_000,
  maxHeapMb: analystHeapMb,
});
/** The thread of a server has warmed up before somebody has written an idea. */
const warmUpMs = 20_000;
beforeAll(async () => {
  thread.prepare();
  await setTimeout(warmUpMs);
}, warmUpMs * 2);
afterAll(() => thread.stop());

/** Sentences of the ideas that the network learned a language from: the corpus has too few of them for texts at the limit. */
const readStatements = (language: string): string[] =>
  (readLabeled('statements', `${language}Ideas`) as LabeledIdea[]).flatMap(({ sentences }) =>
    sentences.map(([text]) => text),
  );

const english = corpus.ideas.flatMap(({ language, text }) => (language === 'en' ? [text] : []));
const graphemesOf: Readonly<Record<string, readonly string[]>> = {
  English: Array.from(english.join(' ')),
  Spanish: Array.from(readStatements('spanish').join(' ')),
  German: Array.from(readStatements('german').join(' ')),
  Chinese: Array.from(readStatements('chinese').join('')),
};

async function time(text: string): Promise<number> {
  const start = performance.now();
  await thread.run({ text });
  return performance.now() - start;
}

async function measure(graphemes: readonly string[], length: number): Promise<{ median: number; slowest: number }> {
  // Another text each time, so that no text is read twice.
  const step = Math.floor((graphemes.length - length) / (warmUps + runs));
  const all: number[] = [];
  for (let run = 0; run < warmUps + runs; run++)
    all.push(await time(graphemes.slice(run * step, run * step + length).join('')));
  const times = all.slice(warmUps).toSorted((left, right) => left - right);
  return { median: times[Math.floor(runs / 2)] ?? 0, slowest: times.at(-1) ?? 0 };
}

const report = (name: string, { median, slowest }: { median: number; slowest: number }): void =>
  console.log(`${name}: median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`);

test.for(Object.entries(graphemesOf))(
  'an idea at the limit takes less than 100 ms in %s',
  async ([language, graphemes]) => {
    expect(graphemes.length).toBeGreaterThan(limit + warmUps + runs);
    console.log(`${language}, first analysis: ${(await time(graphemes.slice(0, 300).join(''))).toFixed(0)} ms`);
    const result = await measure(graphemes, limit);
    report(`${language}, ${limit} graphemes`, result);
    expect(result.median).toBeLessThan(100);
  },
);

test('time grows with the length, and no faster', async () => {
  const lengths = [625, 1250, 2500, limit];
  const results = [];
  for (const length of lengths) results.push(await measure(graphemesOf['English'] ?? [], length));
  for (const [index, result] of results.entries()) report(`${lengths[index]} graphemes`, result);
  expect((results[3]?.median ?? 0) / (results[1]?.median ?? 1)).toBeLessThan(6);
});
