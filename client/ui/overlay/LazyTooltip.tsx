import { cloneElement, useState, type ComponentType, type HTMLAttributes, type ReactElement } from 'react';
import type { TooltipProps } from './Tooltip';

let loaded: ComponentType<TooltipProps> | undefined;

/** Preloads the code of tooltips. Fails silently. */
export const preloadTooltips = () =>
  void import('./Tooltip').then(
    ({ Tooltip }) => (loaded = Tooltip),
    () => {},
  );

/** A tooltip for pages that render without its code: a control that was mounted before it shows the browser's own. */
export function LazyTooltip({
  label,
  children,
}: Pick<TooltipProps, 'label'> & { children: ReactElement<HTMLAttributes<HTMLElement>> }) {
  const [Tooltip] = useState(() => loaded);
  return Tooltip ? <Tooltip label={label}>{children}</Tooltip> : cloneElement(children, { title: label });
}
