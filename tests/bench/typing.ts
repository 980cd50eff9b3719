/*
 * Typing in the editor of projections: from the keystroke to the frame that shows its result.
 *
 *   CHROMIUM_PATH=… npm run bench:typing -- [keystrokes=60]
 *
 * A model with 40 hires, 20 costs and three scenarios; the page's processor is slowed four times. Reported are the work of
 * the page's main thread for one keystroke, all scenarios and storing included, and the time from the keystroke until the
 * figure of the table has changed, the computation in the worker included.
 */
import { chromium, type Page } from '@playwright/test';
import { bypass, createVictim } from './victim.ts';

const [keystrokes = 60] = process.argv.slice(2).map(Number);
const port = 4790;
const slowdown = 4;
const frameMs = 1_000 / 60;
const warmUps = 10;

const hires = Object.fromEntries(
  Array.from({ length: 40 }, (_, n) => [
    `h${n}`,
    {
      title: `Person ${n}`,
      category: 'researchDevelopment',
      annualSalary: String(50_000 + n * 1_000),
      startMonth: `${2027 + (n % 4)}-0${1 + (n % 9)}`,
    },
  ]),
);
const costs = Object.fromEntries(
  Array.from({ length: 20 }, (_, n) => [
    `c${n}`,
    { name: `Cost ${n}`, category: 'generalAdmin', kind: 'fixed', amount: String(100 + n) },
  ]),
);
const inputs = {
  template: 'saas',
  currency: 'EUR',
  startMonth: '2027-01',
  openingCash: '900000.00',
  customers: { opening: 30, newPerMonth: 25, monthlyGrowthPercent: [5, 4, 3, 2, 1], monthlyChurnPercent: 3 },
  subscription: { price: '49', expansionPercent: 1 },
  hires,
  costs,
};

type Sample = { main: number; shown: number };

/** In the page: types one digit after the other, and measures each until the figure of the table has changed. */
async function type(count: number): Promise<Sample[]> {
  const input = document.querySelector<HTMLInputElement>('input[data-bench]')!;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const samples: Sample[] = [];
  const grid = document.querySelector('[role=grid]')!;
  /** Closing customers of the first month, which is always in view. */
  const figure = () =>
    [...grid.querySelectorAll('tr')]
      .find((row) => row.querySelector('th')?.textContent === 'Closing customers')!
      .querySelector('td[id]')!.textContent;
  for (let n = 0; n < count; n++) {
    const before = figure();
    const start = performance.now();
    setValue.call(input, String(1_000 + n * 7));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    const main = performance.now() - start;
    await new Promise<void>((resolve) => {
      const changed = new MutationObserver(() => {
        if (figure() === before) return;
        changed.disconnect();
        resolve();
      });
      changed.observe(grid, { subtree: true, characterData: true, childList: true });
    });
    const shown = performance.now() - start;
    samples.push({ main, shown });
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  return samples;
}

const quantile = (values: number[], at: number): string =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))]!.toFixed(1);

/** Milliseconds of the page's main thread, as the browser counts them. */
async function taskSeconds(page: Page): Promise<() => Promise<{ task: number; script: number; layout: number }>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value * 1_000;
    return {
      task: of('TaskDuration'),
      script: of('ScriptDuration'),
      layout: of('LayoutDuration') + of('RecalcStyleDuration'),
    };
  };
}

const server = createVictim(port);
await server.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const baseURL = `http://127.0.0.1:${port}`;
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-ratelimit-bypass': bypass } });
  const call = async (path: string, data: object, token = '', method = 'POST') => {
    const response = await context.request.fetch(path, { method, data, headers: { authorization: `Bearer ${token}` } });
    if (!response.ok()) throw new Error(`${path} was answered ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  const account = { email: 'typist@bench.test', username: 'typist', password: 'a password for the bench' };
  const { accessToken } = await call('/api/auth/register', account);
  const { data } = await call('/api/projections', { name: 'Typing', inputs }, accessToken);
  const { id } = data.projection;
  for (const [key, percent] of [
    ['slow', 2],
    ['middle', 3],
    ['fast', 6],
  ])
    await call(
      `/api/projections/${id}/scenarios/${key}`,
      { name: key, patch: { customers: { monthlyChurnPercent: percent } } },
      accessToken,
      'PUT',
    );
  const page = await context.newPage();
  await page.goto(`/financial-projections/${id}`);
  await page.getByRole('grid', { name: 'Figures' }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page
    .getByRole('textbox', { name: 'New customers per month' })
    .first()
    .evaluate((input) => ((input as HTMLElement).dataset.bench = ''));
  const read = await taskSeconds(page);
  await page.evaluate(type, warmUps);
  const before = await read();
  const samples = await page.evaluate(type, keystrokes);
  const after = await read();
  const each = (key: 'task' | 'script' | 'layout') => (after[key] - before[key]) / keystrokes;
  console.log(
    `${keystrokes} keystrokes, 40 hires, 20 costs, three scenarios, processor slowed ${slowdown} times, milliseconds:`,
  );
  console.log(
    `  main thread for one keystroke: ${each('task').toFixed(1)} on average, of it scripts ${each('script').toFixed(1)}, styles and layout ${each('layout').toFixed(1)}`,
  );
  for (const at of [0.5, 0.95])
    console.log(
      `  ${at * 100} %: the keystroke itself ${quantile(
        samples.map(({ main }) => main),
        at,
      )}, the figure in the page after ${quantile(
        samples.map(({ shown }) => shown),
        at,
      )}`,
    );
  const inFrame = samples.filter(({ shown }) => shown <= frameMs).length;
  console.log(`  within one frame of ${frameMs.toFixed(1)}: ${inFrame} of ${keystrokes}`);
} finally {
  await browser.close();
  await server.stop();
}
