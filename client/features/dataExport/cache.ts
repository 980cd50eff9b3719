import type { TypePolicies } from '@apollo/client';

const states = ['WAITING', 'RUNNING', 'READY', 'FAILED'];
const laterState = (known = 'WAITING', next = 'WAITING') =>
  states.indexOf(next) < states.indexOf(known) ? known : next;

/** A download only goes forward, while its answers and live events may cross. */
export const cache: TypePolicies = {
  DataExport: {
    fields: { status: { merge: laterState }, progress: { merge: (known = 0, next = 0) => Math.max(known, next) } },
  },
};
