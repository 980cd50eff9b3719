import { parentPort } from 'node:worker_threads';

/** Answers each message of the process with one message: the last statement of a thread's file. See WorkerThread. */
export function serveThread<Request, Response>(answer: (request: Request) => Response | Promise<Response>): void {
  parentPort!.on('message', async (request: Request) => {
    const response = await answer(request);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort!.postMessage(response);
  });
  // The first message: the code is loaded.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage('ready');
}
