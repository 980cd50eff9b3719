import { Worker } from 'node:worker_threads';

/**
 * Times of the projection engine in the bundle's thread: npm run bench:projection. 10,000 runs take less than a second on one
 * core. A test runner would measure its own transforms.
 */
const hire = { category: 'cogs', annualSalary: '55000.50', startMonth: '2028-01', annualRaisePercent: 3 };
const inputs = {
  template: 'saas',
  currency: 'EUR',
  startMonth: '2027-01',
  openingCash: '250000.00',
  customers: {
    opening: 120,
    newPerMonth: 25,
    monthlyGrowthPercent: [5, 4, 3, 2, 1],
    organicPercent: 40,
    monthlyChurnPercent: 3,
    costPerPaidCustomer: '180.00',
  },
  subscription: { price: '49.00', expansionPercent: 1 },
  orders: { averageOrderValue: '60.00', repeatRatePercent: 30, takeRatePercent: 15 },
  costs: {
    hosting: { category: 'cogs', kind: 'percentOfRevenue', percent: 10 },
    cards: { category: 'cogs', kind: 'percentOfGmv', percent: 2.9 },
    support: { category: 'cogs', kind: 'perCustomer', amount: '1.10' },
  },
  hires: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`hire${index}`, hire])),
  rounds: { seed: { kind: 'equity', month: '2027-10', amount: '1500000', preMoney: '6000000', optionPoolPercent: 10 } },
};

const worker = new Worker(new URL('../../dist/server/projection.thread.js', import.meta.url));

/** Milliseconds of one call, its messages included. */
async function measure(request: object): Promise<number> {
  const start = performance.now();
  const answered = new Promise((resolve) => void worker.once('message', resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage({ task: 'compute', json: JSON.stringify(request) });
  await answered;
  return performance.now() - start;
}

for (const [name, request] of [
  ['a projection with its sensitivity', { inputs }],
  ['10,000 runs', { inputs, monteCarlo: {} }],
] as const) {
  const times: number[] = [];
  for (let call = 0; call < 6; call++) times.push(await measure(request));
  const [first = 0, ...warm] = times;
  const median = warm.toSorted((a, b) => a - b)[2] ?? 0;
  console.log(`${name}: first ${first.toFixed(0)} ms, then ${median.toFixed(0)} ms`);
}
await worker.terminate();
