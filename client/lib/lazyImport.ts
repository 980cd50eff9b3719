/**
 * Imports a module at its first use. All calls wait for one and the same import, so that they go on in their order: a
 * live event must not overtake an earlier one. One that failed is tried again by the next call.
 */
export function lazyImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let imported: Promise<Module> | undefined;
  return () =>
    (imported ??= load().catch((error: unknown) => {
      imported = undefined;
      throw error;
    }));
}
