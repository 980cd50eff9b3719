import { registerHooks } from 'node:module';
import { workerData } from 'node:worker_threads';

/**
 * Starts a thread from its sources, for development and tests: Node runs TypeScript, but resolves no import without extension.
 * The server's bundle has each thread as a file of its own.
 */
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.startsWith('.')) throw error;
      return next(`${specifier}.ts`, context);
    }
  },
});

await import(workerData);
