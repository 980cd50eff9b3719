import { defineConfig } from 'vite';

/** The server's bundle: a file for the process and one for each worker thread; packages stay in node_modules. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  publicDir: false,
  build: {
    ssr: true,
    rollupOptions: { input: ['server/main.ts', 'server/modules/pythion/pythion.thread.ts'] },
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
  },
});
