import { lazyOptional } from '../lazyOptional';
import { panels } from '../registry';
import type { Screen } from '../useScreen';

const PanelButton = lazyOptional(async () => (await import('./PanelButton')).PanelButton);

/** Navigation entries that open a panel. Loaded after the rest of the navigation. */
export function PanelButtons({ screen }: { screen: Screen }) {
  return panels().map((panel) => <PanelButton key={panel.label} panel={panel} screen={screen} />);
}
