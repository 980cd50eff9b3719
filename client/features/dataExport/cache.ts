import type { TypePolicies } from '@apollo/client';

const states = ['WAITING', 'RUNNING', 'READY', 'FAILED'];
const laterState = (existing = 'WAITING', incoming = 'WAITING') =>
  states.indexOf(incoming) < states.indexOf(existing) ? existing : incoming;

/** Status and progress only advance, because responses and live events may arrive out of order. */
export const cache: TypePolicies = {
  DataExport: {
    fields: {
      status: { merge: laterState },
      progress: { merge: (existing = 0, incoming = 0) => Math.max(existing, incoming) },
    },
  },
};
