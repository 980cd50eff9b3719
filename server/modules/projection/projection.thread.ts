import { parentPort } from 'node:worker_threads';
import { computeProjection } from '../../../shared/projection/compute';
import type { ThreadAnswer } from './projection.engine';

/** Worker thread of the projection engine: JSON text in, JSON text or issues out. See projection.engine. */
parentPort!.on('message', (request: string) => {
  const result = computeProjection(JSON.parse(request));
  const answer: ThreadAnswer = result.ok ? { json: JSON.stringify(result.projection) } : { issues: result.issues };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(answer);
});
