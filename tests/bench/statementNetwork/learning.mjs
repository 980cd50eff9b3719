import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { memory, numbers } from './kernel.mjs';
import { create, learn, shape } from './network.mjs';
import { randomFrom, rateAt, shuffle, step } from './training.mjs';

/**
 * The training of the network in two threads. Each learns from every other sentence of a batch and steps every other row of the
 * weights, which they share. What is added in which order is the same each time, so the same sentences give the same weights.
 */

const training = { epochs: 20, batch: 16, rate: 1e-3, bagRate: 3, decay: 0.02 };
const threads = 2;

/**
 * Learns from sentences, each several times in another order.
 * @param rows `words` ({ vector?, marks }), `bag` ({ item, scale }), `weight`, and `truth` and `known` of each label
 * @returns the network with its weights
 */
export async function train(rows, sizes, seed = 1) {
  const network = create(sizes, randomFrom(seed));
  const more = Object.fromEntries(Object.entries(network).map(([name, { values }]) => [name, numbers(values.length)]));
  const meeting = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => run({ rows, sizes, seed, network, more, meeting, thread })),
  );
  return network;
}

const run = (data) =>
  new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: 6_000 };
    const worker = new Worker(new URL(import.meta.url), { workerData: { ...data, memory }, resourceLimits });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}.`))));
  });

/** What one of the threads does. The other one's gradients are added to its own. */
function learnShare({ rows, sizes, seed, network: shared, more, meeting, thread }) {
  const network = Object.fromEntries(
    Object.entries(shared).map(([name, part]) => [
      name,
      thread === 0 ? { ...part, more: more[name] } : { ...part, gradients: more[name], more: part.gradients },
    ]),
  );
  const { marks, bag, ...dense } = network;
  const random = randomFrom(seed + 1);
  const order = rows.map((_, index) => index);
  const isOwn = (place) => place % threads === thread;
  let steps = 0;
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    shuffle(order, random);
    for (let start = 0; start < order.length; start += training.batch) {
      const batch = order.slice(start, start + training.batch);
      for (const [place, index] of batch.entries())
        if (isOwn(place)) learn(network, rows[index], randomFrom(seed + epoch * rows.length + index));
      meet(meeting);
      steps++;
      const rate = rateAt(training, epoch, steps);
      for (const part of Object.values(dense)) {
        const { length } = part.values;
        const [from, to] = [thread, thread + 1].map((share) => Math.floor((length * share) / threads));
        step(part, rate, training.decay, from, to);
      }
      const taking = batch.map((index) => rows[index]);
      for (const mark of new Set(taking.flatMap(({ words }) => words.flatMap((word) => word.marks))))
        if (isOwn(mark)) step(marks, rate, training.decay * 3, mark * shape.width, (mark + 1) * shape.width);
      for (const item of new Set(taking.flatMap((row) => row.bag.map((counted) => counted.item))))
        if (isOwn(item))
          step(bag, rate * training.bagRate, training.decay * 3, item * sizes.labels, (item + 1) * sizes.labels);
      meet(meeting);
    }
  }
}

/** Returns when all threads have come. */
function meet(meeting) {
  const round = Atomics.load(meeting, 1);
  if (Atomics.add(meeting, 0, 1) < threads - 1) {
    while (Atomics.load(meeting, 1) === round) Atomics.wait(meeting, 1, round);
    return;
  }
  Atomics.store(meeting, 0, 0);
  Atomics.add(meeting, 1, 1);
  Atomics.notify(meeting, 1);
}

if (!isMainThread) learnShare(workerData);
