import { lazyOptional } from '../lazyOptional';

/** A navigation entry that opens a panel. Loaded after the rest of the navigation. */
export const LazyPanelButton = lazyOptional(async () => (await import('./PanelButton')).PanelButton);
