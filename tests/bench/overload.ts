/**
 * Overload of the built server with the demo:
 *   npm run bench:overload
 * Measures the capacity for feed reads, then sends 1 to 5 times as many at a fixed rate, whatever has been answered: four
 * fifths as a person who is signed in, one fifth without a session. Meanwhile a thread of its own reads the feed in eight
 * places, and measures what the busy generator cannot. Prints what was accepted and shed. Exits with 1 when these readers'
 * accepted reads have a p95 of more than a second, or when other errors occur than 503.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';

await runnerImport(join(import.meta.dirname, 'overload/run.ts'));
