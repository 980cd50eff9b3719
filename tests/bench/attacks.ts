/**
 * Attacks on the built server, each against a fresh start with the demo, while another person reads the feed:
 *   npm run bench:attacks [-- <number> …]
 * Prints the reader's p95 before and during the attack, the server's memory and what the attack returned. Exits with 1
 * when the server's process ends, the reader gets an error, or the reader's p95 triples.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';

// The module runs the attacks while it is imported: its dynamic imports fail once the import has ended.
await runnerImport(join(import.meta.dirname, 'attacks/run.ts'));
