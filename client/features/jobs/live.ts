import type { LiveHandlers } from '../../live/handlers';

export const handlers: LiveHandlers = {
  /** Loaded apart from the handlers of all domains, because few pages show jobs. */
  'job.application.changed': async (change, context) => {
    const { applyApplicationChange } = await import('./applyApplicationChange');
    applyApplicationChange(change, context);
  },
};
