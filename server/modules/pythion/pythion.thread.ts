import { setTimeout } from 'node:timers/promises';
import { serveThread } from '../../core/serveThread';
import { analyseIdea } from './analyst/analyse';
import { warmUpIdeas } from './warmUpIdeas';

// Loads the language model, the lexica and the network with the thread, whose start may take longer than a call.
analyseIdea('Bakers in Leeds throw away a tenth of their bread every evening. We sell it at half the price.');

/** Milliseconds in which the call that started the thread, or one that waits, comes first. */
const pauseMs = 50;

/** Milliseconds without a call after which the thread goes on to warm up: calls compile the rules as well. */
const idleMs = 500;
let lastCall = -Infinity;

/** Worker thread of the built-in analyst. See AnalystThread. */
serveThread(({ text, language }: { text: string; language?: string }) => {
  const result = analyseIdea(text, language);
  lastCall = performance.now();
  return result;
});

/** Rounds of ten seconds in all, a quarter of which is work. After them a long idea takes a tenth less time, and the first one a fifth. */
const rounds = 20;

// V8 compiles a rule when it first runs, which takes longer than to run it, and again when it has run often. A call waits for
// one of these ideas at most.
for (let round = 0; round < rounds; round++)
  for (const idea of warmUpIdeas) {
    do await setTimeout(pauseMs);
    while (performance.now() - lastCall < idleMs);
    analyseIdea(idea);
  }
