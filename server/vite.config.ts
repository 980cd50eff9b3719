import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { wordSets } from './build/wordSets.ts';

const modules = `${import.meta.dirname}/modules`;
const threads = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.thread.ts'))
  .map((file) => `${modules}/${file}`);

/** The server's bundle: a file for the process and one for each worker thread; packages stay in node_modules. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  publicDir: false,
  plugins: [wordSets()],
  build: {
    ssr: true,
    rollupOptions: { input: ['server/main.ts', ...threads] },
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
  },
});
