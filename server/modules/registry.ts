import { registerModules, type Module } from './module';

const files = import.meta.glob<Record<string, Module>>('./*/*.module.ts', { eager: true });

/** Every module, discovered by its folder. */
export const modules: readonly Module[] = Object.values(files).map((exported) => Object.values(exported)[0]!);

registerModules(modules);
