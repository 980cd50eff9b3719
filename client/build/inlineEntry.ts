import type { Plugin } from 'vite';

/**
 * Puts the product's entry, a few lines, into the HTML: as a file of its own it would take one of the six connections to
 * the server while the page starts.
 */
export const inlineEntry = (): Plugin => ({
  name: 'inline-entry',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle, chunk }) {
      if (!bundle || chunk?.name !== 'index') return html;
      const tag = `<script type="module" crossorigin src="/${chunk.fileName}"></script>`;
      if (!html.includes(tag)) throw new Error(`index.html has no ${tag}`);
      if (chunk.dynamicImports.length > 0) throw new Error('client/main.tsx must not import dynamically.');
      delete bundle[chunk.fileName];
      const code = chunk.code
        .replaceAll(/(["'`])\.\//g, '$1/assets/')
        .replaceAll('</', '<\\/')
        .trim();
      return html.replace(tag, () => `<script type="module">${code}</script>`);
    },
  },
});
