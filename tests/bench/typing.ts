/*
 * Typing in the editor of projections: from the keystroke to the frame that shows its result.
 *
 *   CHROMIUM_PATH=… npm run bench:typing -- [keystrokes=60]
 *
 * A model with 40 hires, 20 costs and three scenarios; the page's processor is slowed four times. Reported is the time from
 * the event until a figure in view has changed in the page, and until the frame is painted, with and without the wait for the
 * frame to begin: once with the key figures and the chart in view, once with the table, whose figures a canvas over its cells
 * has first. The work of the page's main thread has all scenarios and storing in it.
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

type Sample = { work: number; shown: number; painted: number; drawing: number };
type Part = 'Key figures' | 'Table';

/** In the page: types one digit after the other, and measures each until a figure in view has changed and is painted. */
async function type({ part, count }: { part: Part; count: number }): Promise<Sample[]> {
  const input = document.querySelector<HTMLInputElement>('input[data-bench]')!;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const samples: Sample[] = [];
  const grid = document.querySelector('[role=grid]')!;
  const keyFigures = document.querySelector('[aria-labelledby=runway]')!;
  /** Closing customers of the first month. */
  const cell = () =>
    [...grid.querySelectorAll('tr')]
      .find((row) => row.querySelector('th')?.textContent === 'Closing customers')!
      .querySelector('td[id]')!;
  /** What the table's canvas draws over its cells. */
  let drawnTexts: string[] = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  let check: (() => void) | undefined;
  CanvasRenderingContext2D.prototype.fillText = function record(text, ...place) {
    if (drawnTexts.length === 0) queueMicrotask(() => check?.());
    drawnTexts.push(text);
    fillText.call(this, text, ...place);
  };
  const watched = part === 'Table' ? grid : keyFigures;
  const figure = () => {
    if (part === 'Key figures') return keyFigures.querySelector('dl')!.textContent;
    return drawnTexts.length > 0 ? drawnTexts.join(' ') : cell().textContent;
  };
  (part === 'Table' ? cell() : keyFigures).scrollIntoView({ block: 'center' });
  const nextTask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  for (let n = 0; n < count; n++) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    // Right after a frame, as the browser delivers keys.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await nextTask();
    const before = figure();
    drawnTexts = [];
    const start = performance.now();
    const changed = new Promise<void>((resolve) => {
      check = () => {
        if (figure() === before) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(check);
      observer.observe(watched, { subtree: true, characterData: true, childList: true });
    });
    setValue.call(input, String(1_000 + n * 7));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    const work = performance.now() - start;
    await changed;
    const shown = performance.now() - start;
    const frame = await new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
    await nextTask();
    const end = performance.now();
    samples.push({ work, shown, painted: end - start, drawing: end - frame });
  }
  CanvasRenderingContext2D.prototype.fillText = fillText;
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
  console.log(
    `${keystrokes} keystrokes, 40 hires, 20 costs, three scenarios, processor slowed ${slowdown} times, milliseconds:`,
  );
  for (const part of ['Key figures', 'Table'] as const) {
    await page.evaluate(type, { part, count: warmUps });
    const before = await read();
    const samples = await page.evaluate(type, { part, count: keystrokes });
    const after = await read();
    const each = (key: 'task' | 'script' | 'layout') => ((after[key] - before[key]) / keystrokes).toFixed(1);
    console.log(`  ${part} in view:`);
    for (const at of [0.5, 0.75, 0.95]) {
      const [work, shown, painted] = (['work', 'shown', 'painted'] as const).map((key) =>
        quantile(
          samples.map((sample) => sample[key]),
          at,
        ),
      );
      console.log(
        `    ${at * 100} %: the event ${work}, the figure in the page after ${shown}, painted after ${painted}`,
      );
    }
    const inFrame = samples.filter(({ shown }) => shown <= frameMs).length;
    console.log(`    in the page within one frame of ${frameMs.toFixed(1)}: ${inFrame} of ${keystrokes}`);
    const drawn = samples.map(({ shown, drawing }) => shown + drawing);
    console.log(
      `    computed and drawn without the wait for the frame: ${quantile(drawn, 0.5)} (50 %), ${quantile(drawn, 0.75)} (75 %), within one frame ${drawn.filter((ms) => ms <= frameMs).length} of ${keystrokes}`,
    );
    console.log(
      `    main thread, all scenarios and storing included: ${each('task')} on average, of it scripts ${each('script')}, styles and layout ${each('layout')}`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
