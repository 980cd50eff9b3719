import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createAccessTokens } from '../../../server/core/accessTokens';

const jwtSecret = 'a secret that the benchmarks share with the server';

/** Environment of a server whose limits count the people of `createPeople`. */
export const peopleEnv = { JWT_SECRET: jwtSecret, TRUST_PROXY: '127.0.0.1' };

/** Headers of people with a token and an address each, so that no limit of one caller counts. They have no account. */
export function createPeople(count: number): Record<string, string>[] {
  const tokens = createAccessTokens(jwtSecret);
  return Array.from({ length: count }, (_, n) => ({
    authorization: `Bearer ${tokens.sign(randomUUID(), randomUUID())}`,
    'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  }));
}

type Sample = { ms: number; result: string };

/** Starts reads of the feed in a thread of their own. */
export function startReader(url: string, headers: Record<string, string>[], parallel = 1) {
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
