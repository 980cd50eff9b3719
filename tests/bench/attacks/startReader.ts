import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

type Sample = { ms: number; result: string };

/** Starts reads of the feed in a thread of their own. */
export function startReader(url: string, headers: Record<string, string>, parallel = 1) {
  let samples: Sample[] = [];
  const worker = new Worker(join(import.meta.dirname, 'reader.ts'), { workerData: { url, headers, parallel } });
  worker.on('message', (sample: Sample) => samples.push(sample));
  return {
    takeSamples(): Sample[] {
      const taken = samples;
      samples = [];
      return taken;
    },
    stop: () => worker.terminate(),
  };
}
