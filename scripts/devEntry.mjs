import { followParent } from './signals.mjs';

followParent();
await import('../dist/dev/main.js');
