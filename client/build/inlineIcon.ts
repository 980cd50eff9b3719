import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const tag = '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />';

/**
 * Puts the icon, 200 bytes, into the HTML: browsers ask for it while the page starts, and it would take one of the six
 * connections to the server.
 * @param root folder of the client
 */
export const inlineIcon = (root: string): Plugin => ({
  name: 'inline-icon',
  transformIndexHtml(html) {
    const icon = readFileSync(join(root, 'public/favicon.svg'), 'utf8').trim();
    if (/'/.test(icon)) throw new Error('client/public/favicon.svg must not contain apostrophes.');
    const url = `data:image/svg+xml,${icon.replaceAll('"', "'").replaceAll('#', '%23')}`;
    return html.replace(tag, () => tag.replace('/favicon.svg', url));
  },
});
