import type { NavPanel } from '../feature';
import { NavBadge } from './NavBadge';

/** Icon, name and count of a panel in the side navigation. */
export function PanelLabel({ panel, screen }: { panel: NavPanel; screen: 'rail' | 'full' }) {
  const Icon = panel.icon;
  return (
    <>
      <Icon aria-hidden="true" className="size-5" />
      <span className={screen === 'full' ? 'flex-1 text-left' : 'leading-none'}>{panel.label}</span>
      <NavBadge badge={panel.badge} className={screen === 'rail' ? 'absolute top-1 left-1/2 ml-1' : ''} />
    </>
  );
}
