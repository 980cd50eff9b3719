import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { WorkerThread } from './workerThread';

/** A thread that answers with the text, crashes, never answers, or takes more memory than it may. */
const source = `
import { parentPort } from 'node:worker_threads';
await new Promise((resolve) => setTimeout(resolve, 20));
parentPort.on('message', (text) => {
  if (text === 'crash') throw new Error('crash');
  if (text === 'loop') for (;;);
  if (text === 'grow') { const all = []; for (;;) all.push(new Array(1e5).fill(text + all.length)); }
  parentPort.postMessage('done: ' + text);
});
parentPort.postMessage('ready');`;
const folder = await mkdtemp(join(tmpdir(), 'venturion-thread-'));

async function startThread(name: string, code: string, timeoutMs: number): Promise<WorkerThread<string, string>> {
  const file = join(folder, name);
  await writeFile(file, code);
  return new WorkerThread({
    url: pathToFileURL(file),
    failure: 'The call failed.',
    waiting: 3,
    timeoutMs,
    idleMs: 60_000,
    maxHeapMb: 64,
  });
}

const thread = await startThread('thread.mjs', source, 2_000);
afterAll(() => thread.stop());

const failure = { code: 'UNAVAILABLE', message: 'The call failed.' };

it('answers in order', async () => {
  const answers = await Promise.all(['one', 'two', 'three'].map((call) => thread.run(call)));
  expect(answers).toEqual(['done: one', 'done: two', 'done: three']);
});

it.each(['crash', 'loop', 'grow'])('answers the next call after a thread that fails by a %s', async (text) => {
  const failed = thread.run(text);
  const next = thread.run('next');
  await expect(failed).rejects.toMatchObject(failure);
  expect(await next).toBe('done: next');
});

it('gives the thread time to load that is not part of the call’s', async () => {
  const slow = await startThread('slow.mjs', source.replace('resolve, 20', 'resolve, 3_000'), 2_000);
  expect(await slow.run('first')).toBe('done: first');
  await slow.stop();
});

it('is loaded before the first call once it is prepared', async () => {
  const marker = join(folder, 'loaded');
  const prepared = await startThread(
    'prepared.mjs',
    `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(marker)}, 'x');${source}`,
    2_000,
  );
  prepared.prepare();
  prepared.prepare();
  await vi.waitFor(() => expect(readFileSync(marker, 'utf8')).toBe('x'), { timeout: 20_000 });
  expect(await prepared.run('first')).toBe('done: first');
  expect(readFileSync(marker, 'utf8')).toBe('x');
  await prepared.stop();
});

it('answers nothing wrong after a preparation that failed', async () => {
  const broken = await startThread('unprepared.mjs', 'throw new Error("broken");', 2_000);
  broken.prepare();
  await expect(broken.run('first')).rejects.toMatchObject(failure);
  await broken.stop();
});

it('fails the call when the thread can’t be loaded', async () => {
  const broken = await startThread('broken.mjs', 'throw new Error("broken");', 2_000);
  await expect(broken.run('first')).rejects.toMatchObject(failure);
  await broken.stop();
});

it('rejects calls beyond the bound of its queue', async () => {
  const results = await Promise.allSettled(Array.from({ length: 7 }, (_, n) => thread.run(String(n))));
  const rejected = results.filter(({ status }) => status === 'rejected');
  expect(rejected.length).toBeGreaterThanOrEqual(3);
  for (const { reason } of rejected as PromiseRejectedResult[]) expect(reason).toMatchObject(failure);
});

it('does not block the event loop while the thread computes', async () => {
  const failed = thread.run('loop').catch(() => 'failed');
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await failed;
  clearInterval(timer);
  expect(turns).toBeGreaterThan(50);
});
