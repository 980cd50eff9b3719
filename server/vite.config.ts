import { defineConfig } from 'vite';

/** The server's bundle: one file; packages stay in node_modules. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  publicDir: false,
  build: { ssr: 'server/main.ts', outDir: 'dist/server', emptyOutDir: true, target: 'node24', sourcemap: true },
});
