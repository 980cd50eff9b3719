import { lazy } from 'react';
import { panels } from './registry';
import { QuietBoundary } from './RouteBoundary';
import type { Screen } from './useScreen';

const PanelButton = lazy(async () => ({ default: (await import('./PanelButton')).PanelButton }));

/** The entries that open beside the page. Their code comes after the rest of the navigation. */
export function PanelButtons({ screen }: { screen: Screen }) {
  return panels().map((panel) => (
    <QuietBoundary key={panel.label}>
      <PanelButton panel={panel} screen={screen} />
    </QuietBoundary>
  ));
}
