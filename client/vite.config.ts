import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compressAssets.ts';

/** The server sees the address that the browser uses: it returns its own URLs, such as those of uploads. */
const api = { target: `http://127.0.0.1:${process.env.PORT ?? 4000}`, changeOrigin: false };

const firstChunk =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary|clsx|class-variance-authority|lucide-react)[\\/]/;

/** The browser's bundle: the product (index.html) and the GraphQL playground (playground.html). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), compressAssets()],
  // Its workers are imported with Vite's ?worker, which the pre-bundler does not support.
  optimizeDeps: {
    exclude: ['graphiql/setup-workers/vite'],
    include: ['monaco-graphql > graphql-language-service > nullthrows', 'monaco-graphql > picomatch-browser'],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // GraphiQL's editor is large, and apart from the product.
    chunkSizeWarningLimit: 4_000,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // One first chunk for the libraries that every page needs. No code of ours: the playground shares it, and must not run the product.
      output: { codeSplitting: { groups: [{ name: 'core', tags: ['$initial'], test: firstChunk }] } },
      // "use no memo" in GraphiQL's packages speaks to a compiler that is not used here.
      onwarn: (warning, report) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && report(warning),
      input: { index: `${import.meta.dirname}/index.html`, playground: `${import.meta.dirname}/playground.html` },
    },
  },
  server: {
    port: 5173,
    proxy: {
      // client/api is source, and no address of the API ends like that.
      '^/api/(?!.*\\.tsx?(\\?|$))': api,
      '/media': api,
      '/healthz': api,
      '/readyz': api,
      '/graphql': { ...api, ws: true },
      '/app': { ...api, ws: true },
    },
  },
});
