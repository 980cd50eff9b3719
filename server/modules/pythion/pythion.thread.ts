import { parentPort } from 'node:worker_threads';
import { analyseIdea } from './analyst/analyse';

/** Worker thread of the built-in analyst: one message in, one message out. See AnalystThread. */
parentPort!.on('message', ({ text, language }: { text: string; language?: string }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(analyseIdea(text, language));
});
