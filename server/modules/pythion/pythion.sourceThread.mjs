import { registerHooks } from 'node:module';

/**
 * Starts the analyst's thread from its sources, for tests: Node runs TypeScript, but resolves no import without extension.
 * The server's bundle has the thread as a file of its own.
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

await import('./pythion.thread.ts');
