import { setTimeout as sleep } from 'node:timers/promises';
import { countEqual, type Attack } from './harness';

/** Every readiness check used to be a query. */
export const attack: Attack = {
  number: 18,
  title: '500 parallel readiness checks without sign-in',
  async run({ url }) {
    const statuses: number[] = [];
    for (let round = 0; round < 5; round++) {
      const batch = Array.from({ length: 500 }, () => fetch(`${url}/readyz`).then(({ status }) => status));
      statuses.push(...(await Promise.all(batch)));
      await sleep(500);
    }
    return { statuses: countEqual(statuses) };
  },
};
