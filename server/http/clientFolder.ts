import { resolve } from 'node:path';

/** Folder of the built client, next to the built server. */
export const clientFolder = resolve(import.meta.dirname, import.meta.env.PROD ? '../client' : '../../dist/client');
