import { resolve } from 'node:path';

/** The built client, beside the built server. */
export const clientFolder = resolve(import.meta.dirname, import.meta.env.PROD ? '../client' : '../../dist/client');
