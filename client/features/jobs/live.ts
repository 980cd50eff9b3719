import { lazyImport } from '../../lib/lazyImport';
import type { LiveHandlers } from '../../live/handlers';

/** Loaded apart from the handlers of all domains, because few pages show jobs. */
const load = lazyImport(() => import('./applyApplicationChange'));

export const handlers: LiveHandlers = {
  'job.application.changed': async (change, context) => (await load()).applyApplicationChange(change, context),
};
